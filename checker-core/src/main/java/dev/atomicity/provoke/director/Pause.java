package dev.atomicity.provoke.director;

import java.util.function.BooleanSupplier;

/**
 * Makes a thread wait until something has happened, but never for long: only until the other threads wait as well, or wait with time limits
 * only, or the time is over. It sleeps, because parking would consume a permit of the program.
 */
final class Pause {
    // Counted in looks, one a millisecond: on a busy machine this thread comes to look as late as the others come to
    // act.
    private static final int LIMIT = 100;
    private static final int LIMIT_IF_LATER = 25;

    /** A thread that was woken up seems to wait until it gets a processor, so one look is not enough. */
    private static final int QUIET_LOOKS = 4;

    /** The limit in time, however long a look takes. */
    private static final long LIMIT_NANOS = 2_000_000_000;

    private final Quiescence quiescence;

    /** Multiplies all limits. */
    private final int patience;

    private volatile boolean isOver;

    /** Correct only if the same thread is held each time. */
    private int looks;

    Pause(Quiescence quiescence, int patience) {
        this.quiescence = quiescence;
        this.patience = patience;
    }

    /** The execution has ended: no thread is held any more. */
    void end() {
        isOver = true;
    }

    /** How often the one thread that is held here has looked so far: on an idle machine, about once a millisecond. */
    int looks() {
        return looks;
    }

    /** Returns whether it has happened. */
    boolean until(BooleanSupplier happened) {
        return until(happened, () -> false);
    }

    /** @param isExpected whether another held thread will continue first, so that it means nothing if all others wait */
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
