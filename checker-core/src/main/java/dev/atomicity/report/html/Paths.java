package dev.atomicity.report.html;

/** Outlines and lines as SVG paths. All corners are at whole units. */
final class Paths {
    private static final int ROUND = 8;

    private Paths() {}

    /** A box whose upper or lower edge is torn where the region continues elsewhere. */
    static String box(int left, int top, int right, int bottom, boolean isTornAbove, boolean isTornBelow, int tooth) {
        StringBuilder path = new StringBuilder();
        int round = Math.min(ROUND, (right - left) / 3);
        if (isTornAbove) {
            path.append("M").append(left).append(' ').append(top);
            teeth(path, left, right, tooth);
        } else {
            path.append("M%d %da%d %d 0 0 1 %d %dH%d"
                            .formatted(left, top + round, round, round, round, -round, right - round))
                    .append("a%d %d 0 0 1 %d %d".formatted(round, round, round, round));
        }
        if (isTornBelow) {
            path.append("V").append(bottom);
            teeth(path, right, left, tooth);
        } else {
            path.append("V%da%d %d 0 0 1 %d %d".formatted(bottom - round, round, round, -round, round))
                    .append("H%da%d %d 0 0 1 %d %d".formatted(left + round, round, round, -round, -round));
        }
        return path.append('Z').toString();
    }

    /** In relative steps, which are short: a page may hold a thousand torn edges. */
    private static void teeth(StringBuilder path, int from, int to, int tooth) {
        int count = Math.max(2, Math.abs(to - from) / (2 * tooth));
        int at = from;
        path.append('l');
        for (int i = 0; i < 2 * count; i++) {
            int next = from + (to - from) * (i + 1) / (2 * count);
            int height = i % 2 == 0 ? tooth / 2 : -(tooth / 2);
            path.append(i == 0 || next < at ? "" : " ").append(next - at);
            path.append(height < 0 ? "" : " ").append(height);
            at = next;
        }
    }

    /** A line that leaves and arrives level. */
    static String curve(int fromX, int fromY, int toX, int toY) {
        int middle = (fromX + toX) / 2;
        return "M%d %dC%d %d %d %d %d %d".formatted(fromX, fromY, middle, fromY, middle, toY, toX, toY);
    }

    /** The head of an arrow that ends here, level. */
    static String head(int x, int y, boolean pointsRight) {
        int back = pointsRight ? -9 : 9;
        return "M%d %dl%d -5v10z".formatted(x, y, back);
    }

    /** The head of an arrow that ends here and points down. */
    static String headDown(int x, int y) {
        return "M%d %dl-5 -9h10z".formatted(x, y);
    }
}
