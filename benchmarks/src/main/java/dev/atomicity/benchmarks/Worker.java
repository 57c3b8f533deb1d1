package dev.atomicity.benchmarks;

import dev.atomicity.benchmarks.TraceWriter.Operation;

/**
 * A thread of the generated program: takes tasks, and in each does a few things outside all regions and then runs one
 * transaction, with regions inside regions and critical sections. One event a step, so that it can be interrupted
 * anywhere.
 */
class Worker {
    /** The result of a step. */
    enum Step {
        EVENT,
        BLOCKED,
        WAITING,
        FINISHED
    }

    private static final int NONE = -1;
    private static final int MAX_DEPTH = 3;
    private static final int NESTED_ACCESSES = 4;
    private static final int SECTION_ACCESSES = 3;
    private static final int ACCESSES_A_NESTED_REGION = 24;

    /** How many tasks are taken from the queue at once. */
    private static final int BATCH = 8;

    /** Of the variables of its own, those that one task works on. */
    private static final int WORKING_SET = 16;

    private static final byte[] QUEUE_SITE = Names.site("TaskQueue", 54);
    private static final byte[] GUARD_SITE = Names.site("AccountService", 77);

    private final Program program;
    private final ThreadPool pool;
    final byte[] name;

    private final int firstConfined;
    private int workingSet;

    private int tasksTaken;
    private int outsideLeft;
    private final int[] accessesLeft = new int[MAX_DEPTH + 1]; // by depth of regions
    private final int[] regions = new int[MAX_DEPTH + 1];
    private int depth;
    private int sectionsEntered; // in this transaction

    private int lock = NONE; // that is wanted or held
    private boolean holdsLock;
    private int sectionLeft;
    private int guarded;
    private int racyWrite = NONE; // the second half of a read-modify-write

    Worker(Program program, ThreadPool pool, String name, int slot) {
        this.program = program;
        this.pool = pool;
        this.name = Names.bytes(name);
        this.firstConfined = program.names.first(VariableKind.CONFINED) + slot * program.confinedAThread();
        this.outsideLeft = program.dice.around(program.mix.outside());
    }

    ThreadPool pool() {
        return pool;
    }

    boolean holdsLock() {
        return holdsLock;
    }

    final Step step() {
        if (lock != NONE) {
            return stepInSection();
        } else if (racyWrite != NONE) {
            program.access(name, true, VariableKind.RACY, racyWrite);
            racyWrite = NONE;
            return Step.EVENT;
        } else if (depth > 0) {
            return stepInRegion();
        }
        return stepOutside();
    }

    /** A step with no region open and no lock held. */
    Step stepOutside() {
        if (program.stopping) {
            return Step.FINISHED;
        } else if (outsideLeft > 0) {
            outsideLeft--;
            return access();
        } else if (!takeTask()) {
            return Step.FINISHED;
        } else if (tasksTaken++ % BATCH == 0) {
            return enter(pool.queueLockNumber(), 2);
        }
        Workload.Mix mix = program.mix;
        int accesses = program.dice.perMille(mix.longShare()) ? mix.longAccesses() : mix.shortAccesses();
        workingSet = program.dice.below(Math.max(1, program.confinedAThread() - WORKING_SET));
        sectionsEntered = 0;
        outsideLeft = program.dice.around(mix.outside()) - 1;
        return begin(program.dice.around(accesses));
    }

    boolean takeTask() {
        return pool.takeTask();
    }

    private Step stepInRegion() {
        if (accessesLeft[depth] <= 0 || program.stopping) {
            int region = regions[depth--];
            program.trace.write(name, Operation.END, program.names.regions[region], program.names.regionSites[region]);
            return Step.EVENT;
        }
        if (depth < MAX_DEPTH && program.dice.oneIn(ACCESSES_A_NESTED_REGION)) {
            int accesses = Math.min(accessesLeft[depth], program.dice.around(NESTED_ACCESSES));
            accessesLeft[depth] -= accesses;
            return begin(accesses);
        }
        accessesLeft[depth]--;
        return access();
    }

    private Step begin(int accesses) {
        int region = program.dice.below(program.names.regions.length);
        regions[++depth] = region;
        accessesLeft[depth] = accesses;
        program.trace.write(name, Operation.BEGIN, program.names.regions[region], program.names.regionSites[region]);
        return Step.EVENT;
    }

    private Step access() {
        Dice dice = program.dice;
        Workload.Mix mix = program.mix;
        int chance = dice.below(1000);
        if ((chance -= mix.readMostly()) < 0) {
            boolean write = dice.below(1_000_000) < mix.rewrites();
            program.access(name, write, VariableKind.READ_MOSTLY, program.drawReadMostly());
        } else if ((chance -= mix.guarded()) < 0 && (sectionsEntered == 0 || dice.perMille(mix.splitLocking()))) {
            sectionsEntered++;
            guarded = program.drawGuarded();
            return enter(guarded % program.guardLocks, dice.around(SECTION_ACCESSES));
        } else if (chance >= 0 && (chance -= mix.racy()) < 0) {
            int variable = program.drawRacy();
            boolean write = dice.perMille(mix.racyWrites());
            if (!write && dice.perMille(mix.racyWrites() / 2)) {
                racyWrite = variable;
            }
            program.access(name, write, VariableKind.RACY, variable);
        } else {
            int variable = workingSet + dice.below(Math.min(WORKING_SET, program.confinedAThread()));
            program.access(name, dice.perMille(400), VariableKind.CONFINED, firstConfined + variable);
        }
        return Step.EVENT;
    }

    private Step enter(int wanted, int accesses) {
        lock = wanted;
        sectionLeft = accesses;
        return stepInSection();
    }

    private Step stepInSection() {
        if (!holdsLock) {
            if (!program.locks.take(lock, this)) {
                return Step.BLOCKED;
            }
            holdsLock = true;
            lockEvent(Operation.ACQUIRE);
        } else if (sectionLeft == 0) {
            lockEvent(Operation.RELEASE);
            holdsLock = false;
            program.locks.free(lock, program.runnable);
            lock = NONE;
        } else {
            sectionLeft--;
            accessGuarded();
        }
        return Step.EVENT;
    }

    private boolean isQueueLock() {
        return lock >= program.guardLocks;
    }

    private void lockEvent(Operation operation) {
        if (isQueueLock()) {
            program.trace.write(name, operation, pool.queueLock, QUEUE_SITE);
        } else {
            program.trace.write(name, operation, program.names.locks[lock], GUARD_SITE);
        }
    }

    /** The queue's head is read, then written; of the variables that a lock guards, most often the same one. */
    private void accessGuarded() {
        if (isQueueLock()) {
            program.trace.write(name, sectionLeft > 0 ? Operation.READ : Operation.WRITE, pool.queueHead, QUEUE_SITE);
            return;
        }
        int count = program.names.count(VariableKind.GUARDED);
        if (program.dice.oneIn(4) && guarded + program.guardLocks < count) {
            guarded += program.guardLocks;
        }
        boolean write = program.dice.perMille(400);
        program.access(name, write, VariableKind.GUARDED, program.names.first(VariableKind.GUARDED) + guarded);
    }
}
