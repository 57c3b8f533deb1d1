package dev.atomicity.junit;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.concurrent.atomic.AtomicBoolean;

/** Says how to add the agent, once for each JVM. */
final class MissingAgent {
    private static final AtomicBoolean IS_EXPLAINED = new AtomicBoolean();

    private MissingAgent() {}

    static void explainOnce(Class<?> testClass) {
        if (IS_EXPLAINED.compareAndSet(false, true)) {
            System.err.println("atomicity: @CheckAtomicity checks nothing, because this JVM has no agent: add "
                    + argumentFor(testClass) + " to the VM options of the run configuration");
        }
    }

    /** The classes beside the test, without the tests themselves: what a test does by itself is not meant to be atomic. */
    static String argumentFor(Class<?> testClass) {
        String packageName = testClass.getPackageName();
        String classes = packageName.isEmpty() ? "*" : packageName + ".**";
        return "\"-javaagent:" + jar() + "=includes=" + classes + ";excludes=**Test,**Test$*,**Tests,**Tests$*\"";
    }

    /** This class is in the jar that is the agent too. */
    private static String jar() {
        CodeSource source = MissingAgent.class.getProtectionDomain().getCodeSource();
        try {
            return source == null
                    ? "atomicity-junit.jar"
                    : Path.of(source.getLocation().toURI()).toString();
        } catch (URISyntaxException e) {
            return "atomicity-junit.jar";
        }
    }
}
