package ordering;

import dev.atomicity.zoo.Turns;

/**
 * A region that writes one variable and reads another while something else happens: something that reads the first one
 * and leads, by way of other threads, to a write of the second. Then the region is cut, if the way is seen.
 */
abstract class Cut {
    protected int first;
    protected int second;
    protected final Turns turns = new Turns();

    /** What the regions of the subclasses consist of. */
    final int writeAndRead() {
        first = 1;
        turns.pass(1);
        turns.await(2);
        return second;
    }

    /** Atomic, so that it has a name of its own in what is found. */
    abstract void region();

    /** Runs beside the region: reads the first variable, and sees to it that the second is written. */
    abstract void beside() throws Exception;

    final int readFirst() {
        turns.await(1);
        return first;
    }

    final void writeSecond() {
        second = 1;
        turns.pass(2);
    }

    void run() throws InterruptedException {
        Thread other = new Thread(() -> {
            try {
                beside();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        region();
        other.join();
    }
}
