package dev.atomicity.hooks;

import dev.atomicity.hooks.CollectionShadow.Access;
import java.util.List;
import java.util.Map;

/**
 * What instrumented code calls to tell what it does to a collection, a map, an iterator or a string builder of the JDK.
 *
 * <p>What only one thread at a time may use is told before the call. Calls on other objects go through a
 * {@link CallGate}, and are told when they have taken effect: {@link CallHooks} has the hooks for that, and those that
 * say whether a call that may change something has done so.
 */
public final class CollectionHooks {
    private static volatile boolean entriesMayBeSet;

    private CollectionHooks() {}

    // ---------------------------------------------------------------- a key, an element

    public static void readKey(Object collection, Object key, ThreadState thread, int site) {
        OnlineChecker online = enter(collection, thread, site);
        if (online != null) {
            try {
                CollectionView view = viewOf(collection, online);
                if (view != null) {
                    accessKey(Access.READ, view, key, online, thread, site);
                }
            } catch (Throwable e) {
                Hooks.fail(e);
            } finally {
                Hooks.leave(thread);
            }
        }
    }

    public static void writeKey(Object collection, Object key, ThreadState thread, int site) {
        Access access = thread.call.takeFailed() ? Access.TRY : Access.CHANGE;
        OnlineChecker online = enter(collection, thread, site);
        if (online != null) {
            boolean hasFailed = false;
            try {
                CollectionView view = viewOf(collection, online);
                if (view != null && !view.isReadOnly()) {
                    hasFailed = accessKey(access, view, key, online, thread, site);
                }
            } catch (Throwable e) {
                Hooks.fail(e);
            } finally {
                Hooks.leave(thread);
            }
            endIfFailed(hasFailed, thread);
        }
    }

    /** Returns whether it is an attempt that failed because of another thread. */
    private static boolean accessKey(
            Access access, CollectionView view, Object key, OnlineChecker online, ThreadState thread, int site) {
        CollectionShadow shadow = view.shadow();
        if (!view.keying().tellsApart(key)) {
            return accessAll(access, shadow, online, thread, site);
        }
        thread.letCarrierGo(); // the program's code may wait for anything
        int hash;
        try {
            hash = view.keying().hash(key);
        } catch (Throwable e) {
            return false; // the key fails in the collection too: there is no access
        }
        return shadow.accessKey(access, key, hash, view.keying(), online, thread, site);
    }

    public static void readElement(Object list, int index, ThreadState thread, int site) {
        OnlineChecker online = index < 0 ? null : enter(list, thread, site);
        if (online != null) {
            try {
                CollectionView view = viewOf(list, online);
                if (view != null && view.hasElements()) {
                    view.shadow().readElement(index, online, thread, site);
                } else if (view != null) {
                    view.shadow().readAll(online, thread, site);
                }
            } catch (Throwable e) {
                Hooks.fail(e);
            } finally {
                Hooks.leave(thread);
            }
        }
    }

    public static void writeElement(Object list, int index, ThreadState thread, int site) {
        OnlineChecker online = index < 0 ? null : enter(list, thread, site);
        if (online != null) {
            try {
                CollectionView view = viewOf(list, online);
                if (view != null && view.hasElements() && !view.isReadOnly()) {
                    view.shadow().changeElement(index, online, thread, site);
                } else if (view != null && !view.isReadOnly()) {
                    view.shadow().writeAll(online, thread, site);
                }
            } catch (Throwable e) {
                Hooks.fail(e);
            } finally {
                Hooks.leave(thread);
            }
        }
    }

    // ---------------------------------------------------------------- the whole

    public static void readAll(Object collection, ThreadState thread, int site) {
        OnlineChecker online = enter(collection, thread, site);
        if (online != null) {
            try {
                CollectionView view = viewOf(collection, online);
                if (view != null) {
                    view.shadow().readAll(online, thread, site);
                }
            } catch (Throwable e) {
                Hooks.fail(e);
            } finally {
                Hooks.leave(thread);
            }
        }
    }

    public static void writeAll(Object collection, ThreadState thread, int site) {
        Access access = thread.call.takeFailed() ? Access.TRY : Access.CHANGE;
        OnlineChecker online = enter(collection, thread, site);
        if (online != null) {
            boolean hasFailed = false;
            try {
                CollectionView view = viewOf(collection, online);
                if (view != null && !view.isReadOnly()) {
                    hasFailed = accessAll(access, view.shadow(), online, thread, site);
                }
            } catch (Throwable e) {
                Hooks.fail(e);
            } finally {
                Hooks.leave(thread);
            }
            endIfFailed(hasFailed, thread);
        }
    }

    private static boolean accessAll(
            Access access, CollectionShadow shadow, OnlineChecker online, ThreadState thread, int site) {
        switch (access) {
            case READ -> shadow.readAll(online, thread, site);
            case CHANGE -> shadow.writeAll(online, thread, site);
            case TRY -> {
                return shadow.tryAll(online, thread, site);
            }
        }
        return false;
    }

    /** As {@code addAll}: the other collection is read. */
    public static void writeAllFrom(Object collection, Object other, ThreadState thread, int site) {
        readAll(other, thread, site);
        writeAll(collection, thread, site);
    }

    /** As {@code containsAll}: both are read. */
    public static void readAllWith(Object collection, Object other, ThreadState thread, int site) {
        readAll(other, thread, site);
        readAll(collection, thread, site);
    }

    /** As {@code drainTo}: both are written. */
    public static void moveAll(Object collection, Object other, ThreadState thread, int site) {
        writeAll(collection, thread, site);
        writeAll(other, thread, site);
    }

    // ---------------------------------------------------------------- views

    /** The result of a call shows what the object keeps, with the same keys. */
    public static void viewsKeys(Object view, Object viewed, ThreadState thread) {
        makeView(view, viewed, thread, true);
    }

    /** The result of a call shows what the object keeps, in other terms than its keys. */
    public static void viewsAll(Object view, Object viewed, ThreadState thread) {
        makeView(view, viewed, thread, false);
    }

    /** The result of an iterator's step. To keep track of every pair is worth its price only if some may be set. */
    public static void viewsEntry(Object step, Object iterator, ThreadState thread) {
        if (entriesMayBeSet && step instanceof Map.Entry<?, ?>) {
            makeView(step, iterator, thread, false);
        }
    }

    /** Some class of the program calls {@code setValue}. */
    public static void entriesMayBeSet() {
        entriesMayBeSet = true;
    }

    private static void makeView(Object result, Object viewed, ThreadState thread, boolean sameKeys) {
        OnlineChecker online = Hooks.checker();
        if (result == null || viewed == null || result == viewed || thread.muted != 0 || online == null) {
            return;
        }
        thread.muted = 1;
        thread.keepCarrier();
        try {
            ModelledClass type = ModelledClass.of(result);
            ModelledClass viewedType = ModelledClass.of(viewed);
            boolean isIterator = !type.keepsData;
            if (type.neverChanges) {
                return;
            }
            if (type.isModelled && viewedType.isModelled && !(isIterator && viewedType.iteratesCopies)) {
                CollectionView of = viewOf(viewed, online);
                if (of != null) {
                    if (type.isForSeveral) {
                        of.shadow().isForSeveral(type.takesMonitor);
                    }
                    online.views.computeIfAbsent(result, key -> of.through(sameKeys, type.isReadOnly));
                }
            } else if (type.isModelled) {
                online.views.computeIfAbsent(result, key -> CollectionView.OF_THE_PROGRAM);
            }
        } catch (Throwable e) {
            Hooks.fail(e);
        } finally {
            Hooks.leave(thread);
        }
    }

    // ---------------------------------------------------------------- within

    /** An attempt that failed because of another thread ends the transaction: see {@link AtomicHooks#tried}. */
    private static void endIfFailed(boolean hasFailed, ThreadState thread) {
        if (hasFailed) {
            RegionHooks.blocking(thread);
        }
    }

    private static OnlineChecker enter(Object collection, ThreadState thread, int site) {
        if (collection == null
                || thread.muted != 0
                || thread.call.isLeftBehind()
                || !ModelledClass.of(collection).runsAt(site)) {
            return null;
        }
        return Hooks.enter(thread, site);
    }

    /** Null for what shows data of an unknown object. */
    static CollectionView viewOf(Object collection, OnlineChecker online) {
        CollectionView known = online.views.get(collection);
        if (known == null) {
            ModelledClass type = ModelledClass.of(collection);
            if (!type.keepsData) {
                return null;
            }
            known = online.views.computeIfAbsent(collection, key -> newView(key, type));
        }
        return known.shadow() == null ? null : known;
    }

    private static CollectionView newView(Object collection, ModelledClass type) {
        CollectionShadow shadow = new CollectionShadow(type.simpleName);
        if (type.isForSeveral) {
            shadow.isForSeveral(type.takesMonitor);
        }
        return new CollectionView(shadow, type.keyingOf(collection), type.isReadOnly, collection instanceof List);
    }
}
