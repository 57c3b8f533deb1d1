package dev.atomicity.hooks;

import dev.atomicity.hooks.engine.Checking;
import dev.atomicity.hooks.thread.RunningTests;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;

/**
 * Reports the findings when the JVM ends, after all that the program itself does at its end. The agent puts the calls into the JDK's own
 * class for that, so every end of the JVM leads here: the return from {@code main}, an exception, {@code System.exit} and {@code
 * Runtime.halt} from any code, a signal.
 */
public final class ExitHooks {
    /** The exit status if something was found and the program's own status is 0. */
    private static final int FOUND = 1;

    /** The status if there is no verdict: the checker has failed, or the program has not even begun. */
    private static final int NO_VERDICT = 2;

    /** Guarded by the class: the number of findings, once they are reported. */
    private static int found = -1;

    private ExitHooks() {}

    /** The JVM ends with that status; returns the one to end with instead. */
    public static int halting(int status) {
        if (RunningTests.isOn()) {
            RunningTests.exiting(status);
            return status;
        }
        if (isRefusedByLauncher()) {
            System.err.println("atomicity: the program was not started: see the message of the JVM above");
            return NO_VERDICT;
        }
        int verdict = verdict();
        return status == 0 ? verdict : status;
    }

    /** The JVM ends because the last thread of the program did, with status 1 if an exception ended {@code main}. */
    public static void shutDown() {
        int verdict = RunningTests.isOn() ? 0 : verdict();
        if (verdict != 0) {
            Runtime.getRuntime().halt(verdict);
        }
    }

    private static int verdict() {
        return report() > 0 ? FOUND : Checking.hasFailed() ? NO_VERDICT : 0;
    }

    /** Whether the JVM ends because there is nothing to start: the main class cannot be loaded, or has no main. */
    private static boolean isRefusedByLauncher() {
        for (StackTraceElement frame : Thread.currentThread().getStackTrace()) {
            if (frame.getClassName().equals("sun.launcher.LauncherHelper")
                    && frame.getMethodName().equals("abort")) {
                return true;
            }
        }
        return false;
    }

    private static synchronized int report() {
        if (found < 0) {
            found = 0; // in case reporting fails: once is enough
            try {
                // The program may have put another stream into System.err.
                found = Checking.stop(new PrintStream(new FileOutputStream(FileDescriptor.err), false));
            } catch (Throwable e) {
                System.err.println("atomicity: the findings cannot be reported: " + e);
            }
        }
        return found;
    }
}
