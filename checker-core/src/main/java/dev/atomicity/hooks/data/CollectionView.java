package dev.atomicity.hooks.data;

import dev.atomicity.hooks.data.CollectionShadow.Access;
import dev.atomicity.hooks.events.PlainAccess;
import dev.atomicity.hooks.places.ArrayPages;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.OnlineShadows;
import dev.atomicity.shadow.ShadowWords;

/**
 * How an object gives access to the data of a collection, its own or another one's, or to the elements of an array.
 *
 * @param positions which element an index means, null if an index means no element of the collection
 * @param array the shadow of the array that a list was created from, null if there is none: each access of the list is one of the array
 *     elements, whose number never changes
 * @param walk how an iterator, a spliterator or a stream goes through it, null if others cannot change it meanwhile
 */
public record CollectionView(
        CollectionShadow shadow,
        KeyEquality keyEquality,
        boolean isReadOnly,
        ListPositions positions,
        ArrayPages array,
        Traversal walk) {
    /** A view of a collection that is a class of the program: what it does is recorded in that class. */
    public static final CollectionView OF_THE_PROGRAM =
            new CollectionView(null, KeyEquality.NONE, true, null, null, null);

    /** A view of this one. */
    public CollectionView through(boolean sameKeys, boolean readOnly) {
        return new CollectionView(
                shadow,
                sameKeys ? keyEquality : KeyEquality.NONE,
                isReadOnly || readOnly,
                sameKeys || array != null ? positions : null,
                array,
                walk);
    }

    /** The same view, for an object that goes through the elements. */
    public CollectionView walking(Traversal begun) {
        return new CollectionView(shadow, keyEquality, isReadOnly, positions, array, begun);
    }

    /** The same view, with keys that are distinguished in that way. */
    public CollectionView keyedBy(KeyEquality equality) {
        return new CollectionView(shadow, equality, isReadOnly, positions, array, walk);
    }

    /** A view of a part of this list. */
    public CollectionView part(int from, int to, boolean readOnly) {
        ListPositions part = positions == null ? null : positions.part(from, to);
        return new CollectionView(shadow, KeyEquality.NONE, isReadOnly || readOnly, part, array, walk);
    }

    /** This list backwards. */
    public CollectionView reversed(boolean readOnly) {
        ListPositions reversed = positions == null ? null : positions.reversed();
        return new CollectionView(shadow, KeyEquality.NONE, isReadOnly || readOnly, reversed, array, walk);
    }

    /** Returns whether it is an attempt that failed because of another thread. */
    public boolean accessKey(Access access, Object key, OnlineShadows shadows, ThreadState thread, int site) {
        if (!keyEquality.distinguishes(key)) {
            return accessAll(access, shadows, thread, site);
        }
        thread.letCarrierGo(); // the program's code may wait for anything
        int hash;
        thread.muted = ThreadState.IN_PROGRAM;
        try {
            hash = keyEquality.hash(key);
        } catch (Throwable e) {
            return false; // the key fails in the collection too: there is no access
        } finally {
            thread.muted = ThreadState.IN_HOOK;
        }
        return shadow.accessKey(access, key, hash, keyEquality, shadows, thread, site);
    }

    public void readElement(int index, OnlineShadows shadows, ThreadState thread, int site) {
        if (array != null) {
            readPosition(positions.of(index), shadows, thread, site);
        } else if (positions != null) {
            shadow.readElement(positions.of(index), shadows, thread, site);
        } else {
            shadow.readAll(shadows, thread, site);
        }
    }

    public void changeElement(int index, OnlineShadows shadows, ThreadState thread, int site) {
        if (array != null) {
            writePosition(positions.of(index), shadows, thread, site);
        } else if (positions != null) {
            shadow.changeElement(positions.of(index), shadows, thread, site);
        } else {
            shadow.writeAll(shadows, thread, site);
        }
    }

    /** Reads how many elements there are. In a list, setting an element does not change that. */
    public void readSize(OnlineShadows shadows, ThreadState thread, int site) {
        if (array == null) {
            if (shadow.isOfList()) {
                shadow.readWhole(shadows, thread, site);
            } else {
                shadow.readAll(shadows, thread, site);
            }
        }
    }

    /** Returns whether it is an attempt that failed because of another thread. */
    public boolean accessAll(Access access, OnlineShadows shadows, ThreadState thread, int site) {
        if (array != null) {
            for (int i = 0; i < positions.count(); i++) {
                if (access == Access.CHANGE) {
                    writePosition(positions.of(i), shadows, thread, site);
                } else {
                    readPosition(positions.of(i), shadows, thread, site);
                }
            }
            return false;
        }
        switch (access) {
            case READ -> shadow.readAll(shadows, thread, site);
            case CHANGE -> shadow.writeAll(shadows, thread, site);
            case TRY -> {
                return shadow.tryAll(shadows, thread, site);
            }
        }
        return false;
    }

    private void readPosition(int position, OnlineShadows shadows, ThreadState thread, int site) {
        if (array.has(position)) {
            long[] page = array.pageOf(position);
            long offset = ArrayPages.offset(position);
            long readers = ShadowWords.readers(page, offset);
            if (readers != thread.segment
                    && ShadowWords.writer(page, offset) != thread.segment
                    && !thread.isReader(readers)) {
                PlainAccess.read(shadows, thread, page, offset, site);
            }
        }
    }

    private void writePosition(int position, OnlineShadows shadows, ThreadState thread, int site) {
        if (array.has(position)) {
            long[] page = array.pageOf(position);
            long offset = ArrayPages.offset(position);
            if (ShadowWords.writer(page, offset) != thread.segment || ShadowWords.readers(page, offset) != 0) {
                PlainAccess.write(shadows, thread, page, offset, site);
            }
        }
    }
}
