package dev.atomicity.benchmarks;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The thread that the program starts with: forks and joins the others, and works like them meanwhile. It is the last
 * to finish.
 */
final class MainThread extends Worker {
    private final Deque<Runnable> script = new ArrayDeque<>();
    private final Program program;
    private int livePools;

    MainThread(Program program, ThreadPool pool, int slot, int livePools) {
        super(program, pool, "main", slot);
        this.program = program;
        this.livePools = livePools;
    }

    /** Has one event to write as soon as no region is open. */
    void later(Runnable event) {
        script.add(event);
    }

    boolean hasScript() {
        return !script.isEmpty();
    }

    void poolIsOver() {
        livePools--;
    }

    @Override
    Step stepOutside() {
        if (!script.isEmpty()) {
            script.poll().run();
            return Step.EVENT;
        }
        if (program.stopping) {
            return livePools == 0 ? Step.FINISHED : Step.WAITING;
        }
        return super.stepOutside();
    }

    /** The main thread is in no pool and works as long as the program does. */
    @Override
    boolean takeTask() {
        return true;
    }
}
