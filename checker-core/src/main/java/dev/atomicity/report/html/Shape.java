package dev.atomicity.report.html;

import java.util.List;

/**
 * A drawing, ready for the template: all sizes are in the units of its view box.
 *
 * @param kind the class of the drawing, which the style sheet knows
 */
record Shape(
        String kind,
        int width,
        int height,
        List<Stripe> stripes,
        List<Lifeline> lifelines,
        List<Band> bands,
        List<Arrow> arrows,
        List<Dot> dots,
        List<Label> labels) {

    /** The stretch of time in which a region lies open to others. */
    record Stripe(int y, int height) {}

    /** A thread, from the top to the bottom. */
    record Lifeline(int x, int from, int to) {}

    /**
     * A region, or a piece of one that was interrupted.
     *
     * @param outline the path of its edge
     */
    record Band(String outline, String colour) {}

    /**
     * A dependency.
     *
     * @param line the path of its line
     * @param head the path of its head; empty where it leads into a fold
     */
    record Arrow(String line, String head) {}

    /**
     * A step, with its number.
     *
     * @param cutsIn whether it is a step of another thread that cuts the region
     */
    record Dot(int x, int y, int number, String colour, boolean cutsIn) {
        int textY() {
            return y + 4;
        }
    }

    /**
     * A piece of text.
     *
     * @param style the classes of the text, which the style sheet knows
     * @param code what stands after the text in the letters of code
     */
    record Label(int x, int y, String style, String text, String code) {}
}
