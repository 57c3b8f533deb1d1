package dev.atomicity.provoke.director;

import java.util.function.BooleanSupplier;

/**
 * Lets a thread stand still until something has happened, and never for long: until the other threads stand still as well, or wait
 * only with time limits, or the time is over. By sleeping, not by parking, which would take a permit from the program.
 */
final class Pause {
    private static final long LIMIT_NANOS = 100_000_000;
    private static final long LIMIT_IF_LATER_NANOS = 25_000_000;

    /** A thread that was woken up seems to wait until it gets a processor, so one look is not enough. */
    private static final int QUIET_LOOKS = 4;

    private final Quiescence quiescence;

    /** Multiplies all limits. */
    private final int patience;

    private volatile boolean isOver;

    Pause(Quiescence quiescence, int patience) {
        this.quiescence = quiescence;
        this.patience = patience;
    }

    /** The execution has ended: nobody is held any more. */
    void end() {
        isOver = true;
    }

    /** Returns whether it has happened. */
    boolean until(BooleanSupplier happened) {
        return until(happened, () -> false);
    }

    /**
     * @param isExpected whether another thread that is held will go on first, so that to stand still means nothing
     */
    boolean until(BooleanSupplier happened, BooleanSupplier isExpected) {
        quiescence.hold();
        try {
            return await(happened, isExpected);
        } finally {
            quiescence.letGo();
        }
    }

    private boolean await(BooleanSupplier happened, BooleanSupplier isExpected) {
        long start = System.nanoTime();
        long laterSince = 0;
        int quietLooks = 0;
        while (!isOver && !happened.getAsBoolean()) {
            long now = System.nanoTime();
            Quiescence.Motion motion = isExpected.getAsBoolean() ? Quiescence.Motion.NOW : quiescence.ofOthers();
            quietLooks = motion == Quiescence.Motion.NONE ? quietLooks + 1 : 0;
            laterSince = motion != Quiescence.Motion.LATER ? 0 : laterSince == 0 ? now : laterSince;
            boolean isLongEnough = now - start > patience * LIMIT_NANOS
                    || quietLooks >= patience * QUIET_LOOKS
                    || (laterSince != 0 && now - laterSince > patience * LIMIT_IF_LATER_NANOS);
            if (isLongEnough || !sleep()) {
                return happened.getAsBoolean();
            }
        }
        return true;
    }

    /** False if the thread was interrupted: the program shall see that, and not later than without us. */
    private static boolean sleep() {
        try {
            Thread.sleep(1);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
