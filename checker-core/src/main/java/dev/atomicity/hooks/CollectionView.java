package dev.atomicity.hooks;

import dev.atomicity.hooks.CollectionShadow.Access;
import dev.atomicity.shadow.OnlineShadows;

/**
 * How an object shows the data of a collection, its own or another one's, or the elements of an array.
 *
 * @param positions what an index means, null if it means nothing of the collection
 * @param array the shadow of the array that a list was made of, null if there is none: each access of the list is one of
 *     the elements, whose number never changes
 * @param walk how an iterator, a spliterator or a stream goes through it, null if others cannot change it meanwhile
 */
record CollectionView(
        CollectionShadow shadow,
        Keying keying,
        boolean isReadOnly,
        ListPositions positions,
        ArrayPages array,
        Walk walk) {
    /** A view of a collection that the program wrote itself: what it does is seen there. */
    static final CollectionView OF_THE_PROGRAM = new CollectionView(null, Keying.NONE, true, null, null, null);

    /** A view of this one. */
    CollectionView through(boolean sameKeys, boolean readOnly) {
        return new CollectionView(
                shadow,
                sameKeys ? keying : Keying.NONE,
                isReadOnly || readOnly,
                sameKeys || array != null ? positions : null,
                array,
                walk);
    }

    /** The same for an object that goes through it. */
    CollectionView walking(Walk begun) {
        return new CollectionView(shadow, keying, isReadOnly, positions, array, begun);
    }

    /** A view of a part of this list. */
    CollectionView part(int from, int to, boolean readOnly) {
        ListPositions part = positions == null ? null : positions.part(from, to);
        return new CollectionView(shadow, Keying.NONE, isReadOnly || readOnly, part, array, walk);
    }

    /** This list backwards. */
    CollectionView reversed(boolean readOnly) {
        ListPositions reversed = positions == null ? null : positions.reversed();
        return new CollectionView(shadow, Keying.NONE, isReadOnly || readOnly, reversed, array, walk);
    }

    void readElement(int index, OnlineChecker online, ThreadState thread, int site) {
        if (array != null) {
            readPosition(positions.of(index), online, thread, site);
        } else if (positions != null) {
            shadow.readElement(positions.of(index), online, thread, site);
        } else {
            shadow.readAll(online, thread, site);
        }
    }

    void changeElement(int index, OnlineChecker online, ThreadState thread, int site) {
        if (array != null) {
            writePosition(positions.of(index), online, thread, site);
        } else if (positions != null) {
            shadow.changeElement(positions.of(index), online, thread, site);
        } else {
            shadow.writeAll(online, thread, site);
        }
    }

    /** How many elements there are: of a list, that does not change when one is set. */
    void readSize(OnlineChecker online, ThreadState thread, int site) {
        if (array == null) {
            if (shadow.isOfList()) {
                shadow.readWhole(online, thread, site);
            } else {
                shadow.readAll(online, thread, site);
            }
        }
    }

    /** Returns whether it is an attempt that failed because of another thread. */
    boolean accessAll(Access access, OnlineChecker online, ThreadState thread, int site) {
        if (array != null) {
            for (int i = 0; i < positions.count(); i++) {
                if (access == Access.CHANGE) {
                    writePosition(positions.of(i), online, thread, site);
                } else {
                    readPosition(positions.of(i), online, thread, site);
                }
            }
            return false;
        }
        switch (access) {
            case READ -> shadow.readAll(online, thread, site);
            case CHANGE -> shadow.writeAll(online, thread, site);
            case TRY -> {
                return shadow.tryAll(online, thread, site);
            }
        }
        return false;
    }

    private void readPosition(int position, OnlineChecker online, ThreadState thread, int site) {
        if (array.has(position)) {
            long[] page = array.pageOf(position);
            long offset = ArrayPages.offset(position);
            long readers = OnlineShadows.readers(page, offset);
            if (readers != thread.segment
                    && OnlineShadows.writer(page, offset) != thread.segment
                    && !thread.isReader(readers)) {
                Hooks.recordRead(online, thread, page, offset, site);
            }
        }
    }

    private void writePosition(int position, OnlineChecker online, ThreadState thread, int site) {
        if (array.has(position)) {
            long[] page = array.pageOf(position);
            long offset = ArrayPages.offset(position);
            if (OnlineShadows.writer(page, offset) != thread.segment || OnlineShadows.readers(page, offset) != 0) {
                Hooks.recordWrite(online, thread, page, offset, site);
            }
        }
    }
}
