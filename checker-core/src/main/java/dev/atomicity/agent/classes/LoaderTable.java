package dev.atomicity.agent.classes;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * A value for each class loader, for as long as the loader lives. Loaders are compared by identity: their own {@code equals} and {@code
 * hashCode} are code of the program, which is never run here. All threads may use it at the same time.
 */
final class LoaderTable<V> {
    private final Map<Key, V> values = new ConcurrentHashMap<>();
    private final ReferenceQueue<ClassLoader> gone = new ReferenceQueue<>();
    private final V ofBootLoader;
    private final Supplier<V> maker;

    /**
     * The entry that was looked up last, which is usually looked up next. Immutable, so any thread may see it at any time, or an older one.
     */
    private Entry<V> last;

    private record Entry<V>(Key key, V value) {}

    private static final class Key extends WeakReference<ClassLoader> {
        private final int hash;

        Key(ClassLoader loader, ReferenceQueue<ClassLoader> gone) {
            super(loader, gone);
            hash = System.identityHashCode(loader);
        }

        @Override
        public int hashCode() {
            return hash;
        }

        /** A key whose loader is gone equals itself only, so that it can still be removed. */
        @Override
        public boolean equals(Object other) {
            if (this == other) {
                return true;
            }
            ClassLoader loader = get();
            return loader != null && other instanceof Key key && key.refersTo(loader);
        }
    }

    /** @param maker makes the value of a loader when it is first asked for */
    LoaderTable(Supplier<V> maker) {
        this.maker = maker;
        this.ofBootLoader = maker.get();
    }

    /** @param loader null for the boot loader */
    V of(ClassLoader loader) {
        if (loader == null) {
            return ofBootLoader;
        }
        for (Reference<?> key = gone.poll(); key != null; key = gone.poll()) {
            values.remove(key);
        }
        Entry<V> asked = last;
        if (asked != null && asked.key.refersTo(loader)) {
            return asked.value;
        }
        Key key = new Key(loader, gone);
        V known = values.get(key);
        if (known == null) {
            V made = maker.get();
            known = values.putIfAbsent(key, made);
            known = known == null ? made : known;
        }
        last = new Entry<>(key, known);
        return known;
    }

    /** How many loaders have a value, besides the boot loader. */
    int size() {
        return values.size();
    }
}
