package dev.atomicity.hooks.data;

/**
 * Which elements of a list a view of it shows, and in what order.
 *
 * @param first the position of the first element of the view
 * @param step 1, or -1 if the view shows them backwards
 * @param count how many, {@link #UNKNOWN} if that changes
 */
public record ListPositions(int first, int step, int count) {
    static final int UNKNOWN = -1;

    /** All elements of a list that grows and shrinks. */
    public static final ListPositions ALL = new ListPositions(0, 1, UNKNOWN);

    public static ListPositions ofArray(int length) {
        return new ListPositions(0, 1, length);
    }

    /** The position in the list of the element with that index in the view. */
    int of(int index) {
        return first + step * index;
    }

    /** The positions of a part of the view. */
    public ListPositions part(int from, int to) {
        return new ListPositions(of(from), step, count == UNKNOWN ? UNKNOWN : to - from);
    }

    /** The positions of the view read backwards; null if they change with the size of the list. */
    ListPositions reversed() {
        return count == UNKNOWN ? null : new ListPositions(of(count - 1), -step, count);
    }
}
