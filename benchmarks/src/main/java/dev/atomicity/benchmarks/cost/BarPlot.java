package dev.atomicity.benchmarks.cost;

import dev.atomicity.benchmarks.Quartiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Times of the plain run, one bar a program, on a logarithmic scale, with quartiles and the bound of each. */
final class BarPlot {
    private static final int WIDTH = 760;
    private static final int LEFT = 190;
    private static final int RIGHT = 90;
    private static final int TOP = 60;
    private static final int ROW = 26;
    private static final double[] MARKS = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};

    private record Bar(String label, Quartiles ratio, double goal) {}

    private final List<Bar> bars = new ArrayList<>();

    /** @param goal at most; a bar that is longer has another colour */
    void add(String label, Quartiles ratio, double goal) {
        bars.add(new Bar(label, ratio, goal));
    }

    String svg(String title) {
        double most = Math.max(
                2, bars.stream().mapToDouble(bar -> bar.ratio.third()).max().orElse(1) * 1.1);
        int bottom = TOP + bars.size() * ROW;
        SvgPlot plot = new SvgPlot(WIDTH, bottom + 46, title, title + ": " + alternative());
        for (double mark : MARKS) {
            if (mark <= most) {
                plot.line("grid", x(mark, most), TOP - 10, x(mark, most), bottom + 4);
                plot.text("soft", x(mark, most), bottom + 20, "middle", String.format(Locale.ROOT, "%.0fx", mark));
            }
        }
        for (int i = 0; i < bars.size(); i++) {
            draw(plot, bars.get(i), TOP + i * ROW, most);
        }
        plot.text("soft", LEFT, bottom + 36, "start", "Thin lines: quartiles. Dashed: the goal. Red: above it.");
        return plot.toString();
    }

    private static void draw(SvgPlot plot, Bar bar, double y, double most) {
        double end = x(Math.max(1, bar.ratio.median()), most);
        plot.text("label", LEFT - 10, y + 15, "end", bar.label);
        plot.rectangle(bar.ratio.median() <= bar.goal ? "good" : "bad", LEFT, y + 3, Math.max(2, end - LEFT), ROW - 10);
        plot.line(
                "spread",
                x(Math.max(1, bar.ratio.first()), most),
                y + ROW / 2.0 - 2,
                x(Math.max(1, bar.ratio.third()), most),
                y + ROW / 2.0 - 2);
        if (bar.goal <= most) {
            plot.line("goal", x(bar.goal, most), y, x(bar.goal, most), y + ROW - 4);
        }
        double after = Math.max(end, x(Math.max(1, bar.ratio.third()), most));
        plot.text("soft", after + 8, y + 15, "start", number(bar));
    }

    /** Bars begin at one: a program that is not slower has none. */
    private static double x(double ratio, double most) {
        return LEFT + (WIDTH - LEFT - RIGHT) * Math.log(ratio) / Math.log(most);
    }

    private String alternative() {
        return String.join(
                ", ", bars.stream().map(bar -> bar.label + " " + number(bar)).toList());
    }

    private static String number(Bar bar) {
        return String.format(Locale.ROOT, "%.2fx", bar.ratio.median());
    }
}
