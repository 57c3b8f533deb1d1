package dev.atomicity.benchmarks;

import dev.atomicity.benchmarks.TraceWriter.Operation;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A pool of workers that take tasks from one queue. After its share of tasks the pool is shut down: its workers finish,
 * the main thread joins them all and forks those of the next pool.
 */
final class ThreadPool {
    /** Pools that exist at the same time: while one is shut down the others continue. */
    static final int POOLS = 4;

    /** Mean number of tasks for each worker in the life of a pool. */
    private static final int TASKS_A_WORKER = 400;

    private static final byte[] EXECUTOR_FORKS = Names.site("Executor", 88);
    private static final byte[] EXECUTOR_JOINS = Names.site("Executor", 131);

    private final Program program;
    private final int number;
    private final int firstSlot;
    private final int size;

    private final Deque<Worker> finished = new ArrayDeque<>();
    private int generation;
    private int tasks;

    final byte[] queueLock;
    final byte[] queueHead;

    ThreadPool(Program program, int number, int firstSlot, int size) {
        this.program = program;
        this.number = number;
        this.firstSlot = firstSlot;
        this.size = size;
        this.queueLock = Names.bytes("TaskQueue@" + number + ".lock");
        this.queueHead = Names.bytes("TaskQueue@" + number + ".head");
    }

    /** The number of the queue's lock, after those that guard variables. */
    int queueLockNumber() {
        return program.guardLocks + number;
    }

    /** Lets the main thread fork the workers, one event each. */
    void start(MainThread main) {
        int id = generation++ * POOLS + number + 1;
        tasks = size * program.dice.around(TASKS_A_WORKER);
        for (int i = 0; i < size; i++) {
            Worker worker = new Worker(program, this, "pool-" + id + "-thread-" + (i + 1), firstSlot + i);
            main.later(() -> {
                program.trace.write(main.name, Operation.FORK, worker.name, EXECUTOR_FORKS);
                program.runnable.add(worker);
            });
        }
    }

    boolean takeTask() {
        return tasks-- > 0;
    }

    /** A worker has ended. With the last one the pool is: the main thread joins all, and starts the next pool. */
    void finish(Worker worker, MainThread main) {
        finished.add(worker);
        if (finished.size() < size) {
            return;
        }
        while (!finished.isEmpty()) {
            Worker over = finished.poll();
            main.later(() -> program.trace.write(main.name, Operation.JOIN, over.name, EXECUTOR_JOINS));
        }
        main.later(() -> {
            if (program.stopping) {
                main.poolIsOver();
            } else {
                start(main);
            }
        });
    }
}
