package dev.atomicity.provoke.director;

import java.util.function.BooleanSupplier;

/**
 * Lets a thread stand still until something has happened, and never for long: until the other threads stand still as well, or wait
 * only with time limits, or the time has ended. By sleeping, not by parking, which would take a permit from the program.
 */
final class Pause {
    // Counted in looks, one a millisecond: on a busy machine this thread comes to look as late as the others come to
    // act.
    private static final int LIMIT = 100;
    private static final int LIMIT_IF_LATER = 25;

    /** A thread that was woken up seems to wait until it gets a processor, so one look is not enough. */
    private static final int QUIET_LOOKS = 4;

    /** However long a look takes. */
    private static final long LIMIT_NANOS = 2_000_000_000;

    private final Quiescence quiescence;

    /** Multiplies all limits. */
    private final int patience;

    private volatile boolean isOver;

    /** Right only if it is always the same thread that is held. */
    private int looks;

    Pause(Quiescence quiescence, int patience) {
        this.quiescence = quiescence;
        this.patience = patience;
    }

    /** The execution has ended: nobody is held any more. */
    void end() {
        isOver = true;
    }

    /** How often the one thread that is held here has looked so far: about the milliseconds, on an idle machine. */
    int looks() {
        return looks;
    }

    /** Returns whether it has happened. */
    boolean until(BooleanSupplier happened) {
        return until(happened, () -> false);
    }

    /**
     * @param isExpected whether another thread that is held will continue first, so that to stand still means nothing
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
        int mine = 0;
        int later = 0;
        int quiet = 0;
        while (!isOver && !happened.getAsBoolean()) {
            Quiescence.Motion motion = quiescence.ofOthers();
            motion = isExpected.getAsBoolean() ? Quiescence.Motion.NOW : motion;
            quiet = motion == Quiescence.Motion.NONE ? quiet + 1 : 0;
            later = motion == Quiescence.Motion.LATER ? later + 1 : 0;
            boolean isLongEnough = ++mine > patience * LIMIT
                    || quiet >= patience * QUIET_LOOKS
                    || later > patience * LIMIT_IF_LATER
                    || System.nanoTime() - start > patience * LIMIT_NANOS;
            looks++;
            if (isLongEnough || !sleep()) {
                return happened.getAsBoolean();
            }
        }
        return true;
    }

    /** False if the thread was interrupted: the program must see that as early as without the agent. */
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
