package dev.atomicity.hooks;

import dev.atomicity.checker.Dependency;
import dev.atomicity.shadow.Carrier;
import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.OnlineShadows;
import java.lang.reflect.Array;

/**
 * The static methods that instrumented code calls, each before what it stands for unless its name says otherwise.
 *
 * <p>No hook throws, and none records while the thread is muted. What goes wrong inside turns the checker off and is
 * told at the end: a broken checker must not break the program. That is done without a call, because what goes wrong
 * may be that there is no stack left for one.
 */
@SuppressWarnings({"StaticAssignmentOfThrowable", "NonAtomicVolatileUpdate"}) // any failure will do to be told
public final class Hooks {
    /** Null while there is nothing to check: before the agent has started, and after a failure. */
    private static volatile OnlineChecker checker;

    private static volatile Throwable failure;

    private Hooks() {}

    // ---------------------------------------------------------------- threads

    /** The state of the current thread, for a method to keep in a local variable. */
    public static ThreadState current() {
        ThreadState thread = CurrentThread.get();
        return thread != null ? thread : firstSeen();
    }

    private static ThreadState firstSeen() {
        OnlineChecker online = checker;
        if (online == null) {
            return Unchecked.thread();
        }
        boolean isVirtual = Carrier.isVirtual();
        if (isVirtual) {
            Carrier.keep();
        }
        try {
            ThreadState thread = online.start(Thread.currentThread());
            CurrentThread.set(thread);
            return thread;
        } catch (Throwable e) {
            failure = failure == null ? e : failure;
            checker = null;
            return Unchecked.thread();
        } finally {
            if (isVirtual) {
                Carrier.letGo();
            }
        }
    }

    /** The current thread is about to start another one. Starting a thread ends the transaction. */
    public static void startingThread(Object object, ThreadState thread, int site) {
        startingThread(object, thread, site, true);
    }

    static void startingThread(Object object, ThreadState thread, int site, boolean resumes) {
        OnlineChecker online = object instanceof Thread ? enter(thread, site, resumes) : null;
        if (online != null) {
            try {
                online.fork(thread, (Thread) object, site);
                pause(online, thread, site);
            } catch (Throwable e) {
                failure = failure == null ? e : failure;
                checker = null;
            } finally {
                thread.muted = 0;
                thread.letCarrierGo();
            }
        }
    }

    /** The current thread has waited for another one; if that is over, what it did comes before what follows. */
    public static void joinedThread(Object object, ThreadState thread, int site) {
        // Not by its state: a subclass may have its own idea of that, and a hook runs no code of the program.
        if (!(object instanceof Thread joined) || joined.isAlive()) {
            return;
        }
        OnlineChecker online = enter(thread, site);
        if (online != null) {
            try {
                OnlineChecker.ThreadLife life = online.lifeOf(joined);
                ThreadState state = life.state;
                if (state != null) {
                    Recorder.event(thread, "join", Recorder.name(state), site);
                    online.davida.dependency(
                            state.segment,
                            Math.max(0, state.log.ordinalOf(state.segment)),
                            state.lastSite,
                            thread,
                            site);
                    online.finish(life);
                }
            } catch (Throwable e) {
                failure = failure == null ? e : failure;
                checker = null;
            } finally {
                thread.muted = 0;
                thread.letCarrierGo();
            }
        }
    }

    // ---------------------------------------------------------------- regions

    /** A region is entered; returns the depth to hand to {@link #end} on every way out. */
    public static int begin(ThreadState thread, int region) {
        int depth = thread.depth;
        if (thread.awaited != null && enter(thread, region) != null) {
            leave(thread);
        }
        if (depth == 0 && thread.muted == 0) {
            OnlineChecker online = checker;
            if (online != null) {
                thread.region = region;
                thread.keepCarrier();
                resume(online, thread, region);
                thread.letCarrierGo();
            }
        }
        thread.depth = depth + 1; // last: if there was no stack to begin with, nothing has begun
        return depth;
    }

    /** A region is left, to the depth at which it was entered: once more does no harm. */
    public static void end(ThreadState thread, int depth) {
        if (depth == 0) {
            thread.call.endOptimistic(thread);
        }
        thread.depth = depth;
        if (depth == 0) {
            OnlineChecker online = checker;
            if (online != null) {
                thread.keepCarrier();
                pause(online, thread, thread.region);
                thread.letCarrierGo();
            }
        }
    }

    /**
     * The current thread may block: others are expected to act before it goes on, so the transaction ends here, and
     * the next one begins with the first event after it.
     */
    public static void blocking(ThreadState thread) {
        OnlineChecker online = checker;
        if (online != null && thread.muted == 0) {
            thread.keepCarrier();
            pause(online, thread, thread.region);
            thread.letCarrierGo();
        }
    }

    static void pause(OnlineChecker online, ThreadState thread, int site) {
        if (thread.inTransaction()) {
            try {
                Recorder.event(thread, "end", "", site);
                online.davida.end(thread);
                thread.plainStores = thread.depth == 0 && !Recorder.isOn();
                thread.log.add(thread.segment, Dependency.UNARY, 0);
            } catch (Throwable e) {
                failure = failure == null ? e : failure;
                checker = null;
            }
        }
    }

    private static void resume(OnlineChecker online, ThreadState thread, int site) {
        try {
            online.davida.begin(thread);
            thread.plainStores = !Recorder.isOn();
            thread.log.add(thread.segment, thread.transaction(), thread.region);
            if (Recorder.isOn()) {
                Recorder.event(thread, "begin", regionName(thread.region), thread.region);
            }
            followFork(online, thread, site);
        } catch (Throwable e) {
            failure = failure == null ? e : failure;
            checker = null;
        }
    }

    private static String regionName(int region) {
        Sites.Site site = Sites.get(region);
        return site == null ? "" : site.owner() + "." + site.method();
    }

    /**
     * The current thread runs a task of someone else before it goes on with its own work: what the task does is none of
     * the region that is open. {@link #continueRegion} must follow.
     */
    static void suspendRegion(OnlineChecker online, ThreadState thread, int site) {
        pause(online, thread, site);
        thread.suspended.push(thread.depth, thread.region);
        thread.depth = 0;
        thread.plainStores = !Recorder.isOn();
    }

    static void continueRegion(ThreadState thread) {
        if (thread.suspended.pop()) {
            thread.depth = thread.suspended.depth();
            thread.region = thread.suspended.region();
            thread.plainStores = thread.depth == 0 && !Recorder.isOn();
        }
    }

    // ---------------------------------------------------------------- fields

    public static void read(ThreadState thread, Object base, long offset, int site) {
        if (offset == ShadowPlaces.NOWHERE || (thread.isReady() && readAlone(thread, base, offset, site))) {
            return;
        }
        if (thread.call.defers(base, offset, site)) {
            return;
        }
        OnlineChecker online = enter(thread, site);
        if (online != null) {
            try {
                recordRead(online, thread, base, offset, site);
            } catch (Throwable e) {
                failure = failure == null ? e : failure;
                checker = null;
            } finally {
                thread.muted = 0;
                thread.letCarrierGo();
            }
        }
    }

    public static void write(ThreadState thread, Object base, long offset, int site) {
        if (offset == ShadowPlaces.NOWHERE || (thread.isReady() && writeAlone(thread, base, offset, site))) {
            return;
        }
        OnlineChecker online = enter(thread, site);
        if (online != null) {
            try {
                recordWrite(online, thread, base, offset, site);
            } catch (Throwable e) {
                failure = failure == null ? e : failure;
                checker = null;
            } finally {
                thread.muted = 0;
                thread.letCarrierGo();
            }
        }
    }

    private static boolean readAlone(ThreadState thread, Object base, long offset, int site) {
        OnlineChecker online = checker;
        try {
            if (online != null && online.shadows.readAlone(thread, base, offset, site)) {
                thread.lastSite = site;
                return true;
            }
        } catch (Throwable e) {
            failure = failure == null ? e : failure;
            checker = null;
        }
        return false;
    }

    private static boolean writeAlone(ThreadState thread, Object base, long offset, int site) {
        OnlineChecker online = checker;
        try {
            if (online != null && online.shadows.writeAlone(thread, base, offset, site)) {
                thread.lastSite = site;
                return true;
            }
        } catch (Throwable e) {
            failure = failure == null ? e : failure;
            checker = null;
        }
        return false;
    }

    public static void readStatic(ThreadState thread, long[] shadows, int field, int site) {
        if (shadows != null
                && shadows[3 * field + 1] != thread.segment
                && shadows[3 * field] != thread.segment
                && !thread.isReader(shadows[3 * field + 1])) {
            read(thread, shadows, staticOffset(field), site);
        }
    }

    public static void writeStatic(ThreadState thread, long[] shadows, int field, int site) {
        if (shadows != null && (shadows[3 * field] != thread.segment || shadows[3 * field + 1] != 0)) {
            write(thread, shadows, staticOffset(field), site);
        }
    }

    private static long staticOffset(int field) {
        return Memory.LONG_ARRAY_BASE + (long) field * OnlineShadows.BYTES;
    }

    static void recordRead(OnlineChecker online, ThreadState thread, Object base, long offset, int site) {
        long reader = OnlineShadows.acquire(base, offset);
        long next = reader;
        try {
            next = online.shadows.read(thread, base, offset, reader, site);
            thread.hasRead(next);
            Recorder.access(thread, "r", base, offset, site);
        } finally {
            OnlineShadows.release(base, offset, next);
        }
    }

    static void recordWrite(OnlineChecker online, ThreadState thread, Object base, long offset, int site) {
        long reader = OnlineShadows.acquire(base, offset);
        long next = reader;
        try {
            next = online.shadows.write(thread, base, offset, reader, site);
            Recorder.access(thread, "w", base, offset, site);
        } finally {
            OnlineShadows.release(base, offset, next);
        }
    }

    // ---------------------------------------------------------------- volatile fields

    /** A volatile read follows; the variable is held until {@link #volatileDone}, so that the order is the real one. */
    public static void readVolatile(ThreadState thread, Object base, long offset, int site) {
        OnlineChecker online = offset == ShadowPlaces.NOWHERE ? null : enter(thread, site);
        if (online != null) {
            try {
                long reader = OnlineShadows.acquire(base, offset);
                hold(thread, base, offset, reader);
                thread.heldReader = online.shadows.read(thread, base, offset, reader, site);
                Recorder.access(thread, "r", base, offset, site);
            } catch (Throwable e) {
                failure = failure == null ? e : failure;
                checker = null;
            } finally {
                thread.muted = 0;
                thread.letCarrierGo();
            }
        }
    }

    public static void writeVolatile(ThreadState thread, Object base, long offset, int site) {
        OnlineChecker online = offset == ShadowPlaces.NOWHERE ? null : enter(thread, site);
        if (online != null) {
            try {
                long reader = OnlineShadows.acquire(base, offset);
                hold(thread, base, offset, reader);
                thread.heldReader = online.shadows.write(thread, base, offset, reader, site);
                Recorder.access(thread, "w", base, offset, site);
            } catch (Throwable e) {
                failure = failure == null ? e : failure;
                checker = null;
            } finally {
                thread.muted = 0;
                thread.letCarrierGo();
            }
        }
    }

    public static void readVolatileStatic(ThreadState thread, long[] shadows, int field, int site) {
        if (shadows != null) {
            readVolatile(thread, shadows, staticOffset(field), site);
        }
    }

    public static void writeVolatileStatic(ThreadState thread, long[] shadows, int field, int site) {
        if (shadows != null) {
            writeVolatile(thread, shadows, staticOffset(field), site);
        }
    }

    static void hold(ThreadState thread, Object base, long offset, long reader) {
        thread.heldOffset = offset;
        thread.heldReader = reader;
        thread.heldBase = base;
    }

    /** The volatile access is done. */
    public static void volatileDone(ThreadState thread) {
        Object base = thread.heldBase;
        if (base != null) {
            thread.heldBase = null;
            thread.heldName = null;
            thread.heldAtomic = null;
            OnlineShadows.release(base, thread.heldOffset, thread.heldReader);
            if (thread.muted == 0) {
                thread.letCarrierGo();
            }
        }
    }

    // ---------------------------------------------------------------- arrays

    /**
     * The shadow of an array, null if there is none to keep.
     *
     * @param last the array that {@code pages} belong to: mostly it is the same one again
     */
    public static ArrayPages pages(Object array, Object last, ArrayPages pages) {
        return array == last ? pages : pages(array);
    }

    private static ArrayPages pages(Object array) {
        OnlineChecker online = checker;
        if (online == null || array == null) {
            return null;
        }
        try {
            ArrayPages known = online.arrays.get(array);
            return known != null
                    ? known
                    : online.arrays.computeIfAbsent(array, key -> new ArrayPages(Array.getLength(key)));
        } catch (Throwable e) {
            failure = failure == null ? e : failure;
            checker = null;
            return null;
        }
    }

    public static void readElement(ArrayPages pages, int index, ThreadState thread, int site) {
        if (pages != null && pages.has(index)) {
            long[] page = pages.pageOf(index);
            long offset = ArrayPages.offset(index);
            long readers = OnlineShadows.readers(page, offset);
            if (readers != thread.segment
                    && OnlineShadows.writer(page, offset) != thread.segment
                    && !thread.isReader(readers)) {
                read(thread, page, offset, site);
            }
        }
    }

    public static void writeElement(ArrayPages pages, int index, ThreadState thread, int site) {
        if (pages != null && pages.has(index)) {
            long[] page = pages.pageOf(index);
            long offset = ArrayPages.offset(index);
            if (OnlineShadows.writer(page, offset) != thread.segment || OnlineShadows.readers(page, offset) != 0) {
                write(thread, page, offset, site);
            }
        }
    }

    // ---------------------------------------------------------------- monitors

    /** The current thread has just entered the monitor. */
    public static void acquired(Object lock, ThreadState thread, int site) {
        OnlineChecker online = enter(thread, site);
        if (online != null) {
            try {
                online.locks.acquired(thread, lock, site);
            } catch (Throwable e) {
                failure = failure == null ? e : failure;
                checker = null;
            } finally {
                thread.muted = 0;
                thread.letCarrierGo();
            }
        }
    }

    /** The current thread is about to leave the monitor. */
    public static void releasing(Object lock, ThreadState thread, int site) {
        OnlineChecker online = lock == null ? null : enter(thread, site);
        if (online != null) {
            try {
                online.locks.releasing(thread, lock, site);
            } catch (Throwable e) {
                failure = failure == null ? e : failure;
                checker = null;
            } finally {
                thread.muted = 0;
                thread.letCarrierGo();
            }
        }
    }

    /** The current thread is about to wait: it gives the monitor away, however often it has it, and blocks. */
    public static void waiting(Object lock, ThreadState thread, int site) {
        OnlineChecker online = enter(thread, site);
        if (online != null) {
            try {
                int holds = lock == null ? 0 : online.locks.holdsOf(thread, lock);
                for (int i = 0; i < holds; i++) {
                    online.locks.releasing(thread, lock, site);
                }
                if (holds > 0) {
                    thread.awaitedHolds = holds;
                    thread.awaitedSite = site;
                    thread.awaited = lock;
                }
                pause(online, thread, site);
                thread.segment++; // outside of regions too, what comes after the wait must not pass for what was before
            } catch (Throwable e) {
                failure = failure == null ? e : failure;
                checker = null;
            } finally {
                thread.muted = 0;
                thread.letCarrierGo();
            }
        }
    }

    /** The wait is over, or has failed: in both cases the thread has the monitor, or the lock, again. */
    private static void takeBack(OnlineChecker online, ThreadState thread) {
        Object lock = thread.awaited;
        thread.awaited = null;
        for (int i = 0; i < thread.awaitedHolds; i++) {
            LockEvents.acquire(online, thread, lock, thread.awaitedSite);
        }
    }

    // ---------------------------------------------------------------- within

    /** The checker, if the thread may record; then {@link #leave} must follow. Resumes a paused transaction. */
    static OnlineChecker enter(ThreadState thread, int site) {
        return enter(thread, site, true);
    }

    /** The same for what happens at a boundary of regions: a paused transaction stays paused. */
    static OnlineChecker enterBetween(ThreadState thread, int site) {
        return enter(thread, site, false);
    }

    private static OnlineChecker enter(ThreadState thread, int site, boolean resumes) {
        OnlineChecker online = checker;
        if (online == null || thread.muted != 0 || !Recorder.admit(thread)) {
            return null;
        }
        thread.muted = 1;
        thread.keepCarrier();
        if (thread.awaited != null) {
            takeBack(online, thread);
        }
        if (thread.heldBase != null) {
            volatileDone(thread); // the call over which it was held did not return
        }
        if (resumes && thread.depth > 0 && !thread.inTransaction()) {
            resume(online, thread, site);
        } else if (thread.isNew) {
            followFork(online, thread, site);
            thread.plainStores = thread.depth == 0 && !Recorder.isOn();
        }
        thread.lastSite = site;
        return online;
    }

    static void leave(ThreadState thread) {
        thread.muted = 0;
        thread.letCarrierGo();
    }

    private static void followFork(OnlineChecker online, ThreadState thread, int site) {
        if (thread.isNew) {
            thread.isNew = false;
            OnlineChecker.Fork fork = online.lifeOf(Thread.currentThread()).fork;
            if (fork != null) {
                online.followFork(thread, fork, site);
            }
        }
    }

    @SuppressWarnings("StaticAssignmentOfThrowable") // it is told at the end of the program
    static void fail(Throwable e) {
        if (failure == null) {
            failure = e;
        }
        checker = null;
    }

    /** Starts to check. Called once, by the agent. */
    static void on(OnlineChecker online) {
        checker = online;
    }

    /** Ends checking. */
    static void off() {
        checker = null;
    }

    /** The checker, null while there is nothing to check. */
    static OnlineChecker checker() {
        return checker;
    }

    /** What turned the checker off, or null. */
    static Throwable failure() {
        return failure;
    }
}
