package dev.atomicity.hooks.events;

import dev.atomicity.hooks.thread.FastPath;
import dev.atomicity.hooks.thread.ThreadState;
import java.util.ArrayList;
import java.util.List;

/** Passes the events of the program to the listeners. Without a listener, an event costs one read of a field. */
public final class Events {
    private static final EventListener[] NONE = {};

    /** Replaced when a listener comes or goes. */
    private static volatile EventListener[] listeners = NONE;

    /** Whether one of them needs every access. */
    private static volatile boolean needsEveryAccess;

    /** Whether one of them holds threads. */
    private static volatile boolean holdsThreads;

    private Events() {}

    public static synchronized void add(EventListener listener) {
        List<EventListener> more = new ArrayList<>(List.of(listeners));
        more.add(listener);
        set(more);
    }

    public static synchronized void remove(EventListener listener) {
        List<EventListener> fewer = new ArrayList<>(List.of(listeners));
        fewer.remove(listener);
        set(fewer);
    }

    private static void set(List<EventListener> changed) {
        needsEveryAccess = changed.stream().anyMatch(EventListener::needsEveryAccess);
        holdsThreads = changed.stream().anyMatch(EventListener::holdsThreads);
        FastPath.setClosed(!changed.isEmpty());
        listeners = changed.toArray(NONE);
    }

    /** Whether there is a listener: then accesses must not use the fast paths of the checker, which bypass the events. */
    public static boolean areHeard() {
        return listeners.length > 0;
    }

    public static boolean mayHoldThreads() {
        return holdsThreads;
    }

    public static boolean mustAllBeSeen() {
        return needsEveryAccess;
    }

    public static boolean admit(ThreadState thread) {
        for (EventListener listener : listeners) {
            if (!listener.admits(thread)) {
                return false;
            }
        }
        return true;
    }

    public static void read(ThreadState thread, Object base, long offset, String name, int site) {
        for (EventListener listener : listeners) {
            listener.read(thread, base, offset, name, site);
        }
    }

    public static void write(ThreadState thread, Object base, long offset, String name, int site) {
        for (EventListener listener : listeners) {
            listener.write(thread, base, offset, name, site);
        }
    }

    public static void usesParts(ThreadState thread, Object all, boolean changes, int site) {
        for (EventListener listener : listeners) {
            listener.usesParts(thread, all, changes, site);
        }
    }

    public static void acquired(ThreadState thread, Object lock, int site) {
        for (EventListener listener : listeners) {
            listener.acquired(thread, lock, site);
        }
    }

    public static void releasing(ThreadState thread, Object lock, int site) {
        for (EventListener listener : listeners) {
            listener.releasing(thread, lock, site);
        }
    }

    public static void acquiredSide(ThreadState thread, Object lock, boolean isShared) {
        for (EventListener listener : listeners) {
            listener.acquiredSide(thread, lock, isShared);
        }
    }

    public static void releasingSide(ThreadState thread, Object lock, boolean isShared) {
        for (EventListener listener : listeners) {
            listener.releasingSide(thread, lock, isShared);
        }
    }

    public static void begin(ThreadState thread) {
        for (EventListener listener : listeners) {
            listener.begin(thread);
        }
    }

    public static void end(ThreadState thread, int site) {
        for (EventListener listener : listeners) {
            listener.end(thread, site);
        }
    }

    public static void fork(ThreadState thread, Thread started, int startedId, int site) {
        for (EventListener listener : listeners) {
            listener.fork(thread, started, startedId, site);
        }
    }

    public static void join(ThreadState thread, ThreadState ended, int site) {
        for (EventListener listener : listeners) {
            listener.join(thread, ended, site);
        }
    }

    public static void sent(ThreadState thread, Object message) {
        for (EventListener listener : listeners) {
            listener.sent(thread, message);
        }
    }

    public static void received(ThreadState thread, Object message) {
        for (EventListener listener : listeners) {
            listener.received(thread, message);
        }
    }

    public static void signalled(ThreadState thread, Object condition, int site) {
        for (EventListener listener : listeners) {
            listener.signalled(thread, condition, site);
        }
    }

    public static void awaits(ThreadState thread, Object condition, int site) {
        for (EventListener listener : listeners) {
            listener.awaits(thread, condition, site);
        }
    }

    public static void waitsOnce(ThreadState thread) {
        for (EventListener listener : listeners) {
            listener.waitsOnce(thread);
        }
    }

    public static void handsOver(ThreadState thread, Object message) {
        for (EventListener listener : listeners) {
            listener.handsOver(thread, message);
        }
    }

    public static void taskStarts(ThreadState thread, Object message) {
        for (EventListener listener : listeners) {
            listener.taskStarts(thread, message);
        }
    }

    public static void taskEnds(ThreadState thread) {
        for (EventListener listener : listeners) {
            listener.taskEnds(thread);
        }
    }

    public static void usesAlone(ThreadState thread, Object object, boolean isOver, int site) {
        for (EventListener listener : listeners) {
            listener.usesAlone(thread, object, isOver, site);
        }
    }

    public static void calling(ThreadState thread, Object subject) {
        for (EventListener listener : listeners) {
            listener.calling(thread, subject);
        }
    }

    public static void returned(
            ThreadState thread,
            Object subject,
            String method,
            Object[] arguments,
            Object result,
            boolean isUsed,
            int site) {
        for (EventListener listener : listeners) {
            listener.returned(thread, subject, method, arguments, result, isUsed, site);
        }
    }

    public static void compared(ThreadState thread, boolean isEquality, long pivot, int site) {
        for (EventListener listener : listeners) {
            listener.compared(thread, isEquality, pivot, site);
        }
    }

    public static void operationOver(ThreadState thread) {
        for (EventListener listener : listeners) {
            listener.operationOver(thread);
        }
    }

    public static void started(ThreadState thread) {
        for (EventListener listener : listeners) {
            listener.started(thread);
        }
    }

    public static void beginning(ThreadState thread, int region) {
        for (EventListener listener : listeners) {
            listener.beginning(thread, region);
        }
    }

    public static void entering(ThreadState thread, int site) {
        for (EventListener listener : listeners) {
            listener.entering(thread, site);
        }
    }

    public static void point(ThreadState thread) {
        for (EventListener listener : listeners) {
            listener.point(thread);
        }
    }
}
