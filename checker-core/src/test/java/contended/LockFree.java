package contended;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReference;

/** Locks and structures made of {@code compareAndSet}, with attempts that fail and values that come back. */
@SuppressWarnings("UnusedVariable") // it is what is tried
final class LockFree {
    private static final AtomicIntegerFieldUpdater<LockFree> UPDATER =
            AtomicIntegerFieldUpdater.newUpdater(LockFree.class, "field");
    private static final VarHandle FIELD;

    static {
        try {
            FIELD = MethodHandles.lookup().findVarHandle(LockFree.class, "field", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile int field;
    private final AtomicBoolean lock = new AtomicBoolean();
    private final AtomicReference<Node> top = new AtomicReference<>();
    private final AtomicInteger number = new AtomicInteger();
    private final AtomicIntegerArray locks = new AtomicIntegerArray(2);
    private final AtomicReference<int[]> latest = new AtomicReference<>(new int[1]);
    private int guarded;

    private final AtomicBoolean[] claimed;
    private final int[] filled;
    private int seen;

    private LockFree(int rounds) {
        claimed = new AtomicBoolean[rounds];
        filled = new int[rounds];
        for (int i = 0; i < rounds; i++) {
            claimed[i] = new AtomicBoolean();
        }
    }

    private record Node(int value, Node next) {}

    static void right(int rounds) {
        LockFree shared = new LockFree(0);
        Crowd.all(rounds, round -> shared.underSpinLock());
        Crowd.all(rounds, round -> shared.underImpatientLock());
        Crowd.all(rounds, round -> shared.underOneOfTwoLocks());
        Crowd.all(rounds, round -> shared.ifFree());
        Crowd.each(rounds, shared::push, round -> shared.pop(), shared::push, round -> shared.pop());
        Crowd.all(rounds, round -> shared.toggle());
        Crowd.all(rounds, round -> shared.toggleField());
        Crowd.all(rounds, round -> shared.toggleThroughHandle());
        Crowd.all(rounds, round -> shared.toggleThroughUpdater());
        Crowd.each(
                rounds,
                shared::makeAndUpdate,
                round -> shared.takeByUpdate(),
                shared::makeAndUpdate,
                round -> shared.takeByUpdate());
    }

    static void broken(int rounds) {
        LockFree shared = new LockFree(rounds);
        Crowd.all(rounds, shared::claimThenFill);
    }

    void underSpinLock() {
        while (!lock.compareAndSet(false, true)) {
            Thread.onSpinWait();
        }
        try {
            guarded++;
        } finally {
            lock.set(false);
        }
    }

    void underImpatientLock() {
        while (!lock.compareAndSet(false, true)) {}
        try {
            guarded++;
            Crowd.meanwhile();
        } finally {
            lock.set(false);
        }
    }

    void underOneOfTwoLocks() {
        while (!locks.compareAndSet(1, 0, 1)) {}
        guarded++;
        Crowd.meanwhile();
        locks.set(1, 0);
    }

    void ifFree() {
        if (lock.compareAndSet(false, true)) {
            guarded++;
            Crowd.meanwhile();
            lock.set(false);
        }
    }

    void push(int value) {
        Node next;
        do {
            next = top.get();
            Crowd.meanwhile();
        } while (!top.compareAndSet(next, new Node(value, next)));
    }

    int pop() {
        Node node;
        do {
            node = top.get();
            if (node == null) {
                return -1;
            }
            Crowd.meanwhile();
        } while (!top.compareAndSet(node, node.next()));
        return node.value();
    }

    /** 0 comes back soon. */
    void toggle() {
        int now;
        do {
            now = number.get();
            Crowd.meanwhile();
        } while (!number.compareAndSet(now, 1 - now));
    }

    void toggleField() {
        int now;
        do {
            now = field;
            Crowd.meanwhile();
        } while (!FIELD.compareAndSet(this, now, 1 - now));
    }

    void toggleThroughHandle() {
        int now;
        do {
            now = (int) FIELD.getAcquire(this);
            Crowd.meanwhile();
        } while (!FIELD.compareAndSet(this, now, 1 - now));
    }

    void toggleThroughUpdater() {
        int now;
        do {
            now = UPDATER.get(this);
            Crowd.meanwhile();
        } while (!UPDATER.compareAndSet(this, now, 1 - now));
    }

    /** What was made is known to nobody before the update has taken effect. */
    void makeAndUpdate(int value) {
        int[] made = {value};
        latest.updateAndGet(old -> {
            Crowd.meanwhile();
            return made;
        });
    }

    int takeByUpdate() {
        int[] taken = latest.getAndAccumulate(null, (old, none) -> {
            Crowd.meanwhile();
            return old;
        });
        return taken[0];
    }

    /** Who comes too late takes it for done, which it may not be. */
    void claimThenFill(int round) {
        if (claimed[round].compareAndSet(false, true)) {
            Crowd.meanwhile();
            filled[round] = round + 1;
        } else {
            seen = filled[round];
        }
    }
}
