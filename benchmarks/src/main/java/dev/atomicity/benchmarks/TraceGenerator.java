package dev.atomicity.benchmarks;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs a made-up program with a scheduler of its own and writes what its threads do.
 *
 * <p>The threads take turns of random length, so the trace is interleaved as on several processors; a thread that
 * wants a lock which another one holds sleeps until it is free. So every trace is one that a run can have produced.
 */
public final class TraceGenerator {
    /** A thread seldom loses its processor in a short critical section: of so many turns that end in one, one does. */
    private static final int TURNS_A_PREEMPTED_SECTION = 8;

    /** How much longer a turn of the main thread is while others wait to be forked or joined. */
    private static final int MAIN_TURN_FACTOR = 8;

    private final Program program;
    private final List<ThreadPool> pools = new ArrayList<>();
    private final MainThread main;

    private TraceGenerator(Workload workload, TraceWriter trace) {
        program = new Program(workload, trace);
        int poolCount = Math.min(ThreadPool.POOLS, workload.threads());
        for (int pool = 0; pool < poolCount; pool++) {
            int from = workload.threads() * pool / poolCount;
            int to = workload.threads() * (pool + 1) / poolCount;
            pools.add(new ThreadPool(program, pool, from, to - from));
        }
        main = new MainThread(program, pools.get(0), workload.threads(), poolCount);
    }

    /** Writes the trace of that workload and returns the number of its events. */
    public static long write(Workload workload, Path file) throws IOException {
        return write(workload, Files.newOutputStream(file));
    }

    /** Writes the trace of that workload, closes the stream, and returns the number of events. */
    public static long write(Workload workload, OutputStream out) throws IOException {
        try (TraceWriter trace = new TraceWriter(out)) {
            new TraceGenerator(workload, trace).run(workload.events());
            return trace.events();
        }
    }

    private void run(long events) {
        for (ThreadPool pool : pools) {
            pool.start(main);
        }
        program.runnable.add(main);
        boolean running = true;
        while (running) {
            program.stopping |= program.trace.events() >= events;
            running = turn(program.runnable.choose(program.dice));
        }
    }

    /** One turn of the worker at that place of the run queue; false when the main thread has ended. */
    private boolean turn(int place) {
        Worker worker = program.runnable.get(place);
        int left = program.dice.around(program.mix.quantum());
        if (worker == main && main.hasScript()) {
            left *= MAIN_TURN_FACTOR;
        }
        boolean finishesSection = !program.dice.oneIn(TURNS_A_PREEMPTED_SECTION);
        while (left-- > 0 || finishesSection && worker.holdsLock()) {
            switch (worker.step()) {
                case EVENT -> {}
                case WAITING -> {
                    return true;
                }
                case BLOCKED -> {
                    program.runnable.remove(place);
                    return true;
                }
                case FINISHED -> {
                    program.runnable.remove(place);
                    if (worker == main) {
                        return false;
                    }
                    worker.pool().finish(worker, main);
                    return true;
                }
            }
        }
        return true;
    }
}
