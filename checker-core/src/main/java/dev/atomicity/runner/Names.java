package dev.atomicity.runner;

import java.util.Optional;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;

/** To which class and method a test belongs. */
final class Names {
    private Names() {}

    /** Null if it belongs to none. */
    static String classOf(Optional<TestSource> source) {
        TestSource known = source.orElse(null);
        if (known instanceof MethodSource method) {
            return method.getClassName();
        }
        return known instanceof ClassSource type ? type.getClassName() : null;
    }

    /** Null if it belongs to none. */
    static String methodOf(Optional<TestSource> source) {
        return source.orElse(null) instanceof MethodSource method ? method.getMethodName() : null;
    }

    /** The class that a nested one is in. */
    static String outermost(String className) {
        int end = className.indexOf('$');
        return end <= 0 ? className : className.substring(0, end);
    }
}
