package dev.atomicity.hooks;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;

/**
 * Tells the findings when the JVM ends, after all that the program itself does at its end. The agent puts the calls
 * into the JDK's own class for that, so every way to the end leads here: the return from {@code main}, an exception,
 * {@code System.exit} and {@code Runtime.halt} from any code, a signal.
 */
public final class ExitReport {
    /** The status with which a program ends that was found to be cut, if its own is 0. */
    private static final int FOUND = 1;

    /** Guarded by the class: the number of findings, once they are told. */
    private static int found = -1;

    private ExitReport() {}

    /** The JVM ends with that status; returns the one to end with instead. */
    public static int halting(int status) {
        if (TestScopes.isOn()) {
            TestScopes.exiting(status);
            return status;
        }
        return tell() > 0 && status == 0 ? FOUND : status;
    }

    /** The JVM ends because the last thread of the program did, with status 1 if an exception ended {@code main}. */
    public static void shutDown() {
        if (!TestScopes.isOn() && tell() > 0) {
            Runtime.getRuntime().halt(FOUND);
        }
    }

    private static synchronized int tell() {
        if (found < 0) {
            found = 0; // in case that telling fails: once is enough
            try {
                // The program may have put another stream into System.err.
                found = Checking.stop(new PrintStream(new FileOutputStream(FileDescriptor.err), false));
            } catch (Throwable e) {
                System.err.println("atomicity: the findings cannot be told: " + e);
            }
        }
        return found;
    }
}
