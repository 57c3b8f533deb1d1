package dev.atomicity.junit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** The checker that the agent has started in this JVM. Its classes are those of the boot loader. */
final class CheckerInJvm {
    /** Null if there is no agent; it cannot come later. */
    private static final CheckerInJvm INSTANCE = find();

    private final Method begin;
    private final Method end;
    private final Method defect;

    private CheckerInJvm(Class<?> type) throws NoSuchMethodException {
        this.begin = type.getMethod("begin");
        this.end = type.getMethod("end", int.class);
        this.defect = type.getMethod("defect");
    }

    /** Null if this JVM has no agent. */
    static CheckerInJvm get() {
        return INSTANCE;
    }

    private static CheckerInJvm find() {
        try {
            return new CheckerInJvm(Class.forName("dev.atomicity.hooks.engine.TestInPlace", true, null));
        } catch (ClassNotFoundException e) {
            return null;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("the agent of this JVM is of another version than atomicity-junit", e);
        }
    }

    /** The number of the test that begins; 0 if somebody else reports what is found. */
    int begin() {
        return (int) call(begin);
    }

    /** What the test has met; null if nothing. */
    String end(int test) {
        return (String) call(end, test);
    }

    /** Why there is no verdict; null if there is one. */
    String defect() {
        return (String) call(defect);
    }

    private static Object call(Method method, Object... arguments) {
        try {
            return method.invoke(null, arguments);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("the agent of this JVM is of another version than atomicity-junit", e);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("the agent of this JVM failed: " + e.getCause(), e.getCause());
        }
    }
}
