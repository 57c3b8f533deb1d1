package dev.atomicity.checker;

/** The first of some segments of each thread: an open hash table by the slots that the segments contain. */
final class FirstSegments {
    /** 0 at places that are free. */
    private final long[] segments;

    /** For up to this many segments. */
    FirstSegments(int atMost) {
        segments = new long[placesFor(atMost)];
    }

    /** The size of a table for so many slots, a power of two, in which places stay free. */
    static int placesFor(int slots) {
        return Integer.highestOneBit(Math.max(1, slots)) * 4;
    }

    /** Where to look first for the slot of the segment in a table of that size. Further places follow. */
    static int firstPlaceOf(long segment, int places) {
        return (Segments.slotOf(segment) * 0x9E3779B9 >>> 8) & (places - 1);
    }

    void add(long segment) {
        int place = placeOf(segment);
        if (segments[place] == 0 || segment < segments[place]) {
            segments[place] = segment;
        }
    }

    /** Whether one of them is this segment or an earlier one of the same thread. */
    boolean areBefore(long segment) {
        long first = segments[placeOf(segment)];
        return first != 0 && first <= segment;
    }

    private int placeOf(long segment) {
        int place = firstPlaceOf(segment, segments.length);
        while (segments[place] != 0 && !Segments.areOfOneSlot(segments[place], segment)) {
            place = (place + 1) & (segments.length - 1);
        }
        return place;
    }
}
