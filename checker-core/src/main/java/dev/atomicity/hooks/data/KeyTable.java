package dev.atomicity.hooks.data;

import dev.atomicity.shadow.OnlineShadows;
import dev.atomicity.shadow.ShadowWords;
import java.lang.ref.WeakReference;

/**
 * The variables of the keys of a collection. A lookup takes no lock, because it may call {@code equals} of the program's keys, which may
 * wait for anything. The table is changed while the shadow of the collection is held.
 *
 * <p>A value of the JDK as a key ({@link KeyEquality#isValue}) is kept until its variable can no longer matter: an equal one may come at
 * any time. The reference to any other key is weak, because the program may rely on its being garbage-collected. If that happens while the
 * variable still matters, and an equal key appears, the new key gets another variable.
 */
final class KeyTable {
    private static final int FIRST_SIZE = 16; // a power of two

    /** Stands for the key null. */
    private static final Object NULL = new Object();

    private volatile Node[] buckets = new Node[FIRST_SIZE];
    private int size;

    /** The variable of a key. */
    static final class Part {
        final long[] words = ShadowWords.create();

        /** The number of its last change, {@link PartAndWholeShadow#state}, and the thread that made it; used while the shadow is held. */
        long changedAt;

        int changer;

        /** Set when the variable is removed from the table; a thread that finds it set must look up again. */
        boolean dropped;
    }

    /** A node of a chain. Chains are replaced, never changed. */
    static final class Node {
        private final int hash;
        private final Part part;
        private final Node next;
        private volatile Object key;

        /** Whether it is left out of the table that is being built. */
        private boolean isLeftOut;

        private Node(int hash, Object key, Part part, Node next) {
            this.hash = hash;
            this.key = key;
            this.part = part;
            this.next = next;
        }

        private Object key() {
            return key instanceof WeakReference<?> reference ? reference.get() : key;
        }
    }

    /** The chain that the key would be in, for {@link #find} and {@link #add}. */
    Node chainOf(int hash) {
        Node[] table = buckets;
        return table[hash & table.length - 1];
    }

    /** The node of the key, or null. Calls {@code equals} of the key. */
    static Node find(Node chain, Object key, int hash, KeyEquality keyEquality) {
        for (Node node = chain; node != null; node = node.next) {
            if (node.hash == hash) {
                Object known = node.key();
                if (key == null ? known == NULL : isEqual(key, known, keyEquality)) {
                    return node;
                }
            }
        }
        return null;
    }

    private static boolean isEqual(Object key, Object known, KeyEquality keyEquality) {
        return known == key || (known != null && known != NULL && keyEquality.areEqual(key, known));
    }

    static Part partOf(Node node) {
        return node.part;
    }

    /** A new variable for a key that was not in the chain; null if the chain has been replaced meanwhile. */
    Part add(Node chain, Object key, int hash, OnlineShadows shadows) {
        if (chainOf(hash) != chain) {
            return null;
        }
        if (size == buckets.length) {
            rebuild(shadows);
        }
        Node[] table = buckets;
        int bucket = hash & table.length - 1;
        Part part = new Part();
        table[bucket] = new Node(hash, reference(key), part, table[bucket]);
        buckets = table; // publishes the node
        size++;
        return part;
    }

    /** The program has stored this key in the collection: as a rule it lives longer than a key that is only used for a lookup. */
    static void keep(Node node, Object key) {
        if (node.key instanceof WeakReference<?> && node.key() != key) {
            node.key = reference(key);
        }
    }

    private static Object reference(Object key) {
        return key == null ? NULL : KeyEquality.isValue(key) ? key : new WeakReference<>(key);
    }

    /**
     * Drops the variables that can no longer matter, and builds a table that is twice as large as what is left. Nothing is dropped before
     * the new table is complete: if there is not enough memory for it, the old one stays unchanged.
     */
    private void rebuild(OnlineShadows shadows) {
        Node[] old = buckets;
        int alive = 0;
        for (Node chain : old) {
            for (Node node = chain; node != null; node = node.next) {
                node.isLeftOut = node.key() == null || shadows.isDead(node.part.words, VariableGroup.AT);
                alive += node.isLeftOut ? 0 : 1;
            }
        }
        int length = FIRST_SIZE;
        while (length < 2 * alive) {
            length *= 2;
        }
        Node[] table = new Node[length];
        for (Node chain : old) {
            for (Node node = chain; node != null; node = node.next) {
                if (!node.isLeftOut) {
                    int bucket = node.hash & length - 1;
                    table[bucket] = new Node(node.hash, node.key, node.part, table[bucket]);
                }
            }
        }
        for (Node chain : old) {
            for (Node node = chain; node != null; node = node.next) {
                node.part.dropped = node.isLeftOut;
            }
        }
        size = alive;
        buckets = table;
    }
}
