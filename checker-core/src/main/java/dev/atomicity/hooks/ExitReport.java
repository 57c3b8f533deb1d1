package dev.atomicity.hooks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Tells the findings when the JVM ends, after all that the program itself does at its end: after its shutdown hooks,
 * which run as threads at the same time, in the sequence that the JDK keeps for its own.
 */
public final class ExitReport {
    /** Slots 0 to 2 are the console, the program's hooks and the files to delete at exit. */
    private static final int SLOT = 5;

    /** The status with which a program ends that was found to be cut, if its own is 0. */
    private static final int FOUND = 1;

    private static volatile int programStatus;

    private ExitReport() {}

    public static void install() {
        try {
            Class<?> secrets = Class.forName("jdk.internal.access.SharedSecrets");
            Class<?> access = Class.forName("jdk.internal.access.JavaLangAccess");
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            Object java = lookup.findStatic(secrets, "getJavaLangAccess", MethodType.methodType(access))
                    .invoke();
            MethodHandle register = lookup.findVirtual(
                    access,
                    "registerShutdownHook",
                    MethodType.methodType(void.class, int.class, boolean.class, Runnable.class));
            Runnable report = ExitReport::report;
            register.invoke(java, SLOT, false, report);
        } catch (Throwable e) {
            throw new IllegalStateException("no place at the end of the JVM: " + e, e);
        }
    }

    /** The program asks the JVM to end with that status. */
    public static void exiting(int status) {
        programStatus = status;
    }

    private static void report() {
        int found = Checking.stop(System.err);
        if (found > 0 && programStatus == 0) {
            java.lang.Runtime.getRuntime().halt(FOUND);
        }
    }
}
