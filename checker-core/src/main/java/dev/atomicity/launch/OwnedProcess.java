package dev.atomicity.launch;

import java.io.IOException;

/** A process that ends with this one. When this process is already being ended, none is started. */
final class OwnedProcess {
    private final Thread endWithMe = new Thread(this::endForGood);

    /** Guarded by this object, as the flag is: the hook may run before the process is there. */
    private Process process;

    private boolean isEnding;

    private OwnedProcess() {}

    static OwnedProcess start(ProcessBuilder builder) throws IOException {
        OwnedProcess owned = new OwnedProcess();
        try {
            Runtime.getRuntime().addShutdownHook(owned.endWithMe);
        } catch (IllegalStateException e) {
            throw new IOException("this process is shutting down", e);
        }
        try {
            owned.startNow(builder);
        } catch (IOException e) {
            owned.release();
            throw e;
        }
        return owned;
    }

    private synchronized void startNow(ProcessBuilder builder) throws IOException {
        if (isEnding) {
            throw new IOException("this process is shutting down");
        }
        process = builder.start();
    }

    private synchronized void endForGood() {
        isEnding = true;
        if (process != null) {
            process.destroyForcibly();
        }
    }

    /** Whether this process is being ended, so that the other one did not end by itself. */
    synchronized boolean isEnding() {
        return isEnding;
    }

    synchronized Process process() {
        return process;
    }

    /** Ends the process, if it is still there. */
    void end() {
        process().destroyForcibly();
        release();
    }

    private void release() {
        try {
            Runtime.getRuntime().removeShutdownHook(endWithMe);
        } catch (IllegalStateException e) {
            // This process is being ended: the hook does its work.
            return;
        }
    }
}
