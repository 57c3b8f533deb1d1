package dev.atomicity.hooks;

import dev.atomicity.hooks.data.CollectionShadow;
import dev.atomicity.hooks.data.CollectionView;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.thread.ExclusiveUse;
import dev.atomicity.hooks.thread.ThreadState;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Calls that change a collection that only one thread at a time may use. Such a call reads the collection when it begins, and
 * writes it until it ends. If another thread makes such a call in between, the first one was interrupted. That counts if one of the
 * two has added or removed elements: several threads may replace values at the same time.
 *
 * <p>Only in code that is instrumented for directed schedules: the thread may be held after the call has begun. Each call has a
 * variable of its own, so calls that do not overlap create no dependency here.
 */
final class OverlappingCalls {
    private static final Set<Class<?>> FOR_ONE_THREAD = Set.of(
            ArrayList.class,
            LinkedList.class,
            ArrayDeque.class,
            PriorityQueue.class,
            HashMap.class,
            LinkedHashMap.class,
            TreeMap.class,
            IdentityHashMap.class,
            HashSet.class,
            LinkedHashSet.class,
            TreeSet.class);

    private OverlappingCalls() {}

    static void begin(Object collection, ThreadState thread, int site) {
        if (collection == null || !Events.mayHoldThreads() || !FOR_ONE_THREAD.contains(collection.getClass())) {
            return;
        }
        try {
            OnlineChecker online = CollectionHooks.enter(collection, thread, site);
            if (online != null) {
                CollectionView view = online.views.of(collection);
                ExclusiveUse use = null;
                if (view != null) {
                    Events.usesAlone(thread, collection, false, site);
                    use = view.shadow().exclusiveCalls().beginChange(collection, online.shadows, thread, site);
                }
                HookEntry.leave(thread);
                // Before the thread counts as inside the call: no thread is held in the middle of such calls.
                HoldPoints.point(thread);
                if (use != null) {
                    thread.uses.begin(use);
                    use.size = sizeOf(collection);
                }
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    static void end(Object collection, ThreadState thread, int site) {
        ExclusiveUse innermost = thread.uses.innermost();
        if (innermost == null
                || collection == null
                || !FOR_ONE_THREAD.contains(collection.getClass())
                || innermost.site != site) {
            return;
        }
        try {
            ExclusiveUse use = thread.uses.take(collection);
            OnlineChecker online = use == null ? null : HookEntry.enter(thread, site);
            if (online != null) {
                boolean hasChanged = sizeOf(collection) != use.size;
                ((CollectionShadow) use.shadow).exclusiveCalls().endChange(use, hasChanged, online.shadows, thread);
                Events.usesAlone(thread, collection, true, site);
                HookEntry.leave(thread);
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    /** Only for the classes above: their methods read a field and run no code of the program. */
    private static int sizeOf(Object collection) {
        return collection instanceof Map<?, ?> map ? map.size() : ((Collection<?>) collection).size();
    }
}
