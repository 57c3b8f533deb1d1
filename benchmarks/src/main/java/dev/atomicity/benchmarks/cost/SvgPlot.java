package dev.atomicity.benchmarks.cost;

import java.util.Locale;

/** The frame and the colours of a plot: those of the report, for a light and a dark page. */
final class SvgPlot {
    private static final String STYLE = """
            text { font: 14px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; fill: #1b1e23; }
            .title { font-size: 16px; font-weight: 600; }
            .soft { fill: #59616b; font-size: 12px; }
            .card { fill: #ffffff; stroke: #e2dfd7; }
            .grid { stroke: #e2dfd7; }
            .goal { stroke: #17722f; stroke-dasharray: 5 4; }
            .good { fill: #1f55c4; }
            .bad { fill: #b42318; }
            .line { fill: none; stroke: #1f55c4; stroke-width: 2; }
            .spread { stroke: #59616b; stroke-width: 2; }
            @media (prefers-color-scheme: dark) {
              text { fill: #e7e9ec; }
              .soft { fill: #a4acb6; }
              .card { fill: #1b1e23; stroke: #343a42; }
              .grid { stroke: #343a42; }
              .goal { stroke: #62d27d; }
              .good { fill: #8ab0ff; }
              .bad { fill: #ff8f7a; }
              .line { stroke: #8ab0ff; }
              .spread { stroke: #a4acb6; }
            }
            """;

    private final int width;
    private final int height;
    private final String alternative;
    private final StringBuilder body = new StringBuilder();

    /** @param alternative the text for readers who cannot see it */
    SvgPlot(int width, int height, String title, String alternative) {
        this.width = width;
        this.height = height;
        this.alternative = alternative;
        text("title", 20, 30, "start", title);
    }

    void text(String style, double x, double y, String anchor, String text) {
        add("<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>", style, x, y, anchor, escape(text));
    }

    void rectangle(String style, double x, double y, double wide, double high) {
        add(
                "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"3\"/>",
                style, x, y, wide, high);
    }

    void line(String style, double fromX, double fromY, double toX, double toY) {
        add("<path class=\"%s\" d=\"M%.1f %.1fL%.1f %.1f\"/>", style, fromX, fromY, toX, toY);
    }

    void dot(String style, double x, double y) {
        add("<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"4\"/>", style, x, y);
    }

    private void add(String format, Object... values) {
        body.append(String.format(Locale.ROOT, format, values)).append('\n');
    }

    @Override
    public String toString() {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + width + " " + height + "\" width=\"" + width
                + "\" height=\"" + height + "\" role=\"img\" aria-label=\"" + escape(alternative) + "\">\n<style>\n"
                + STYLE
                + "</style>\n<rect class=\"card\" x=\"0.5\" y=\"0.5\" width=\"" + (width - 1) + "\" height=\""
                + (height - 1) + "\" rx=\"14\"/>\n" + body + "</svg>\n";
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
