package dev.atomicity.hooks;

/**
 * How an object shows the data of a collection, its own or another one's.
 *
 * @param hasElements whether an index means an element of the collection, not of a part of it
 */
record CollectionView(CollectionShadow shadow, Keying keying, boolean isReadOnly, boolean hasElements) {
    /** A view of a collection that the program wrote itself: what it does is seen there. */
    static final CollectionView OF_THE_PROGRAM = new CollectionView(null, Keying.NONE, true, false);

    /** A view of this one. */
    CollectionView through(boolean sameKeys, boolean readOnly) {
        return new CollectionView(
                shadow, sameKeys ? keying : Keying.NONE, isReadOnly || readOnly, sameKeys && hasElements);
    }
}
