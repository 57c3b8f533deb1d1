package support;

import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;

/** Pauses at random; the command puts calls of it into the program that is checked with noise. */
public final class Noise {
    private static final int ONE_OF = 4;
    private static final long LONGEST_NANOS = 2_000_000;

    /** A field, so that a loop with noise in it is not taken for one that waits: that would be a boundary. */
    private static final LongConsumer PAUSE = LockSupport::parkNanos;

    private Noise() {}

    public static void here() {
        ThreadLocalRandom dice = ThreadLocalRandom.current();
        if (dice.nextInt(ONE_OF) == 0) {
            PAUSE.accept(dice.nextLong(LONGEST_NANOS));
        }
    }
}
