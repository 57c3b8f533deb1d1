package dev.atomicity.hooks;

import java.util.List;
import java.util.Map;

/**
 * What instrumented code calls before it calls a collection, a map, an iterator or a string builder of the JDK; the
 * hooks that make views, after it.
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
                    accessKey(false, view, key, online, thread, site);
                }
            } catch (Throwable e) {
                Hooks.fail(e);
            } finally {
                Hooks.leave(thread);
            }
        }
    }

    public static void writeKey(Object collection, Object key, ThreadState thread, int site) {
        OnlineChecker online = enter(collection, thread, site);
        if (online != null) {
            try {
                CollectionView view = viewOf(collection, online);
                if (view != null && !view.isReadOnly()) {
                    accessKey(true, view, key, online, thread, site);
                }
            } catch (Throwable e) {
                Hooks.fail(e);
            } finally {
                Hooks.leave(thread);
            }
        }
    }

    private static void accessKey(
            boolean changes, CollectionView view, Object key, OnlineChecker online, ThreadState thread, int site) {
        CollectionShadow shadow = view.shadow();
        if (!view.keying().tellsApart(key)) {
            if (changes) {
                shadow.writeAll(online, thread, site);
            } else {
                shadow.readAll(online, thread, site);
            }
            return;
        }
        thread.letCarrierGo(); // the program's code may wait for anything
        int hash;
        try {
            hash = view.keying().hash(key);
        } catch (Throwable e) {
            return; // the key fails in the collection too: there is no access
        }
        shadow.accessKey(changes, key, hash, view.keying(), online, thread, site);
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
        OnlineChecker online = enter(collection, thread, site);
        if (online != null) {
            try {
                CollectionView view = viewOf(collection, online);
                if (view != null && !view.isReadOnly()) {
                    view.shadow().writeAll(online, thread, site);
                }
            } catch (Throwable e) {
                Hooks.fail(e);
            } finally {
                Hooks.leave(thread);
            }
        }
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
            if (type.isModelled && viewedType.isModelled && !(isIterator && viewedType.iteratesCopies)) {
                CollectionView of = viewOf(viewed, online);
                if (of != null) {
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

    private static OnlineChecker enter(Object collection, ThreadState thread, int site) {
        if (collection == null
                || thread.muted != 0
                || !ModelledClass.of(collection).runsAt(site)) {
            return null;
        }
        return Hooks.enter(thread, site);
    }

    /** Null for what shows data of an unknown object. */
    private static CollectionView viewOf(Object collection, OnlineChecker online) {
        CollectionView known = online.views.get(collection);
        if (known == null) {
            ModelledClass type = ModelledClass.of(collection);
            if (!type.keepsData) {
                return null;
            }
            known = online.views.computeIfAbsent(
                    collection,
                    key -> new CollectionView(
                            new CollectionShadow(type.simpleName),
                            type.keyingOf(collection),
                            type.isReadOnly,
                            collection instanceof List));
        }
        return known.shadow() == null ? null : known;
    }
}
