package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.Place;

/**
 * A frame of a recorded stack.
 *
 * @param file null if it is not known
 * @param line -1 if it is not known
 */
record Frame(String owner, String method, String file, int line) {
    /**
     * Reads a frame.
     *
     * @param text as {@link StackTraceElement#toString} writes it, perhaps with a class loader and a module in front
     * @return null if it is none
     */
    static Frame of(String text) {
        int open = text.indexOf('(');
        int close = text.lastIndexOf(')');
        if (open < 0 || close < open) {
            return null;
        }
        String name = text.substring(text.lastIndexOf('/', open) + 1, open);
        int dot = name.lastIndexOf('.');
        if (dot <= 0) {
            return null;
        }
        String place = text.substring(open + 1, close);
        int colon = place.lastIndexOf(':');
        boolean hasLine = colon > 0 && place.substring(colon + 1).matches("\\d{1,9}");
        return new Frame(
                name.substring(0, dot),
                name.substring(dot + 1),
                hasLine ? place.substring(0, colon) : null,
                hasLine ? Integer.parseInt(place.substring(colon + 1)) : -1);
    }

    boolean isOf(Place place) {
        return place != null && owner.equals(place.owner()) && method.equals(place.method());
    }
}
