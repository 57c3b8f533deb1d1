package dev.atomicity.hooks.places;

import dev.atomicity.shadow.Carrier;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.function.Function;

/**
 * A value for each of some objects, by identity, as long as the object lives. A lookup takes no lock, and no method of the object is ever
 * called.
 */
public final class WeakIdentityTable<V> {
    private static final int STRIPES = 64; // a power of two

    /** Stores a node so that a thread that loads it sees all of it, including the reference in its superclass. */
    private static final VarHandle BUCKET = MethodHandles.arrayElementVarHandle(Node[].class);

    private final Stripe<V>[] stripes;

    @SuppressWarnings({"unchecked", "rawtypes"})
    public WeakIdentityTable() {
        stripes = new Stripe[STRIPES];
        for (int i = 0; i < STRIPES; i++) {
            stripes[i] = new Stripe<>();
        }
    }

    private static final class Node<V> extends WeakReference<Object> {
        final int hash;
        final V value;
        volatile Node<V> next;

        Node(Object key, int hash, V value, Node<V> next, ReferenceQueue<Object> queue) {
            super(key, queue);
            this.hash = hash;
            this.value = value;
            this.next = next;
        }
    }

    /** Nodes are linked and unlinked under the stripe's monitor; a reader on an unlinked node can still continue to the next one. */
    private static final class Stripe<V> {
        private final ReferenceQueue<Object> dead = new ReferenceQueue<>();
        private volatile Node<V>[] buckets = newBuckets(16);
        private int size;

        V get(Object key, int hash) {
            Node<V>[] table = buckets;
            for (Node<V> node = first(table, hash >>> 6 & table.length - 1); node != null; node = node.next) {
                if (node.hash == hash && node.refersTo(key)) {
                    return node.value;
                }
            }
            return null;
        }

        synchronized <K> V computeIfAbsent(K key, int hash, Function<? super K, V> maker) {
            V known = get(key, hash);
            if (known != null) {
                return known;
            }
            expunge();
            V value = maker.apply(key);
            if (++size > buckets.length) {
                rebuild(2 * buckets.length);
            }
            Node<V>[] table = buckets;
            int bucket = hash >>> 6 & table.length - 1;
            BUCKET.setRelease(table, bucket, new Node<>(key, hash, value, table[bucket], dead));
            return value;
        }

        @SuppressWarnings("unchecked")
        private static <V> Node<V> first(Node<V>[] table, int bucket) {
            return (Node<V>) BUCKET.getAcquire(table, bucket);
        }

        private void expunge() {
            for (Object reference; (reference = dead.poll()) != null; ) {
                unlink((Node<?>) reference);
            }
        }

        private void unlink(Node<?> gone) {
            Node<V>[] table = buckets;
            int bucket = gone.hash >>> 6 & table.length - 1;
            Node<V> previous = null;
            for (Node<V> node = table[bucket]; node != null; node = node.next) {
                if (node == gone) {
                    if (previous == null) {
                        BUCKET.setRelease(table, bucket, node.next);
                    } else {
                        previous.next = node.next;
                    }
                    size--;
                    return;
                }
                previous = node;
            }
        }

        private void rebuild(int length) {
            Node<V>[] old = buckets;
            Node<V>[] table = newBuckets(length);
            int alive = 0;
            for (Node<V> first : old) {
                for (Node<V> node = first; node != null; node = node.next) {
                    Object key = node.get();
                    if (key != null) {
                        int bucket = node.hash >>> 6 & length - 1;
                        table[bucket] = new Node<>(key, node.hash, node.value, table[bucket], dead);
                        alive++;
                    }
                }
            }
            size = alive + 1; // including the one for which room is made
            buckets = table; // publishes the nodes
        }

        @SuppressWarnings({"unchecked", "rawtypes"})
        private static <V> Node<V>[] newBuckets(int length) {
            return new Node[length];
        }
    }

    public V get(Object key) {
        int hash = System.identityHashCode(key);
        return stripes[hash & STRIPES - 1].get(key, hash);
    }

    public <K> V computeIfAbsent(K key, Function<? super K, V> maker) {
        int hash = System.identityHashCode(key);
        V known = stripes[hash & STRIPES - 1].get(key, hash);
        if (known != null) {
            return known;
        }
        boolean isVirtual = Carrier.isVirtual();
        if (isVirtual) {
            Carrier.keep();
        }
        try {
            return stripes[hash & STRIPES - 1].computeIfAbsent(key, hash, maker);
        } finally {
            if (isVirtual) {
                Carrier.letGo();
            }
        }
    }
}
