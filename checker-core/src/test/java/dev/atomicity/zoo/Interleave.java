package dev.atomicity.zoo;

import java.util.concurrent.ThreadLocalRandom;

/** A point where another thread may well come in. Not instrumented, so the checker takes it for nothing. */
public final class Interleave {
    private Interleave() {}

    public static void here() {
        int dice = ThreadLocalRandom.current().nextInt(8);
        if (dice < 3) {
            Thread.yield();
        } else if (dice < 6) {
            for (int spins = dice * 50; spins > 0; spins--) {
                Thread.onSpinWait();
            }
        }
    }
}
