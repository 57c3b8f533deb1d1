package dev.atomicity.hooks.engine;

import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.places.ArrayPages;
import dev.atomicity.hooks.places.Samples;
import dev.atomicity.hooks.thread.HeldVariables;
import dev.atomicity.hooks.thread.RememberedReads;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.ShadowWords;

/**
 * The access of a variable that is held from before a call of the JDK until it has ended, so that the recorded order is the
 * order in which the calls take effect.
 */
public final class AccessDuringCall {
    private AccessDuringCall() {}

    public enum Effect {
        READ,
        WRITE,
        /** Known when the call has ended. */
        TRY
    }

    /** A call follows that accesses a variable with such a shadow. */
    public static void begin(Effect effect, Object base, long offset, String name, ThreadState thread, int site) {
        try {
            OnlineChecker online = base == null ? null : HookEntry.enter(thread, site);
            if (online != null) {
                thread.hold(base, offset, online.shadows.acquire(thread.taken, base, offset));
                thread.heldName = name;
                if (effect != Effect.TRY) {
                    record(effect == Effect.WRITE, online, thread, site);
                } else if (Events.mustAllBeSeen()) {
                    thread.heldSample = Samples.of(base, offset);
                }
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /**
     * A call follows that accesses some elements in one step. They are held in the order of their indices, so that two threads that access
     * the same elements cannot deadlock.
     *
     * @param array an array, or what stands for one
     */
    public static void beginElements(
            Effect effect, Object array, int length, int index, int count, String name, ThreadState thread, int site) {
        try {
            OnlineChecker online = HookEntry.enter(thread, site);
            if (online != null) {
                ArrayPages pages = online.arrays.computeIfAbsent(array, key -> ArrayPages.of(key, length));
                thread.heldName = name;
                for (int i = index; i < index + count; i++) {
                    Object page = pages.pageOf(i);
                    long offset = ArrayPages.offset(i);
                    long reader = online.shadows.acquire(thread.taken, page, offset);
                    if (i == index) {
                        thread.hold(page, offset, reader);
                    } else {
                        thread.heldBeside().add(page, offset, reader);
                    }
                }
                if (effect != Effect.TRY) {
                    record(effect == Effect.WRITE, online, thread, site);
                }
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /**
     * After a call that writes or fails. If it fails because another thread has written, the transaction ends here: see
     * {@code AtomicHooks.tried}.
     */
    public static void tried(boolean success, ThreadState thread) {
        over(success, true, thread);
    }

    /** After a call that has read, if that was not recorded before the call. */
    public static void found(ThreadState thread) {
        over(false, false, thread);
    }

    /** After a call that has written, whatever was there. */
    public static void written(ThreadState thread) {
        over(true, false, thread);
    }

    /** @param expects whether the call writes only if the value is the expected one */
    private static void over(boolean success, boolean expects, ThreadState thread) {
        try {
            OnlineChecker online = thread.heldName == null ? null : HookEntry.admit(thread, thread.lastSite);
            if (online != null) {
                if (thread.heldBase != null) {
                    over(success, expects, online, thread);
                }
                HookEntry.leave(thread);
            }
            HookEntry.done(thread);
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, thread.lastSite);
        }
    }

    private static void over(boolean success, boolean expects, OnlineChecker online, ThreadState thread) {
        boolean isVoid = !success && expects && isWrittenByOther(thread);
        if (success && expects && hasComeBack(thread)) {
            Transactions.pause(online, thread, thread.lastSite);
            Transactions.resume(online, thread, thread.lastSite);
        }
        if (!isVoid) {
            record(success, online, thread, thread.lastSite);
        }
        thread.releaseHeld();
        if (isVoid) {
            Transactions.pause(online, thread, thread.region);
        }
    }

    /** Whether another thread has written what the transaction has read, and the value is nevertheless the same again. */
    private static boolean hasComeBack(ThreadState thread) {
        long writer = thread.heldBase == null ? 0 : ShadowWords.writer(thread.heldBase, thread.heldOffset);
        return thread.isForeign(writer)
                && thread.reads != null
                && thread.reads.hasOther(thread.heldBase, thread.heldOffset, writer);
    }

    /** Some class of the program sets fields or elements only if they have the expected values. */
    public static void variablesMayBeTried() {
        RememberedReads.variablesMayBeTried();
    }

    private static boolean isWrittenByOther(ThreadState thread) {
        HeldVariables beside = thread.heldBeside;
        boolean found = thread.isForeign(Memory.get(thread.heldBase, thread.heldOffset));
        for (int i = 0; !found && beside != null && i < beside.count(); i++) {
            found = thread.isForeign(Memory.get(beside.base(i), beside.offset(i)));
        }
        return found;
    }

    /**
     * Records what the call does to all that is held. If a dependency comes in, it is recorded again: what comes in at the last
     * variable must continue from the first, because the access is one step.
     */
    private static void record(boolean writes, OnlineChecker online, ThreadState thread, int site) {
        HeldVariables beside = thread.heldBeside;
        int count = beside == null ? 0 : beside.count();
        long segment;
        do {
            segment = thread.segment;
            thread.heldReader =
                    record(writes, thread.heldBase, thread.heldOffset, thread.heldReader, online, thread, site);
            for (int i = 0; i < count; i++) {
                beside.setReader(
                        i, record(writes, beside.base(i), beside.offset(i), beside.reader(i), online, thread, site));
            }
        } while (count > 0 && segment != thread.segment);
    }

    private static long record(
            boolean writes, Object base, long offset, long reader, OnlineChecker online, ThreadState thread, int site) {
        if (writes) {
            thread.willWrite(base, offset);
            long next = online.shadows.write(thread, base, offset, reader, site);
            Events.write(thread, base, offset, thread.heldName, site);
            return next;
        }
        thread.willRead(base, offset);
        long next = online.shadows.read(thread, base, offset, reader, site);
        Events.read(thread, base, offset, thread.heldName, site);
        return next;
    }

    /** The name that the sites of plain accesses use: that of the instruction, which is the same for bytes and booleans. */
    public static String elementName(Object array) {
        Class<?> element = array.getClass().getComponentType();
        return (element == boolean.class ? "byte" : element.isPrimitive() ? element.getName() : "Object") + "[]";
    }
}
