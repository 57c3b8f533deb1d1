package dev.atomicity.benchmarks.cost;

import dev.atomicity.benchmarks.Quartiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What an access costs, by the number of threads. */
final class LinePlot {
    private static final int WIDTH = 760;
    private static final int HEIGHT = 320;
    private static final int LEFT = 90;
    private static final int RIGHT = 60;
    private static final int TOP = 60;
    private static final int BOTTOM = 60;
    private static final int STEPS = 4;

    private record Point(int threads, Quartiles cost) {}

    private final List<Point> points = new ArrayList<>();

    void add(int threads, Quartiles cost) {
        points.add(new Point(threads, cost));
    }

    /** @param goal at most that much */
    String svg(String title, String unit, double goal) {
        double most = 1.15
                * Math.max(
                        goal,
                        points.stream()
                                .mapToDouble(point -> point.cost.third())
                                .max()
                                .orElse(1));
        SvgPlot plot = new SvgPlot(WIDTH, HEIGHT, title, title + ": " + alternative(unit));
        for (int step = 0; step <= STEPS; step++) {
            double value = most * step / STEPS;
            plot.line("grid", LEFT, y(value, most), WIDTH - RIGHT, y(value, most));
            plot.text("soft", LEFT - 10, y(value, most) + 4, "end", String.format(Locale.ROOT, "%.0f " + unit, value));
        }
        plot.line("goal", LEFT, y(goal, most), WIDTH - RIGHT, y(goal, most));
        plot.text(
                "soft",
                WIDTH - RIGHT,
                y(goal, most) - 6,
                "end",
                String.format(Locale.ROOT, "goal: %.0f " + unit, goal));
        for (int i = 0; i < points.size(); i++) {
            Point point = points.get(i);
            if (i > 0) {
                plot.line(
                        "line", x(i - 1), y(points.get(i - 1).cost.median(), most), x(i), y(point.cost.median(), most));
            }
            plot.line("spread", x(i), y(point.cost.first(), most), x(i), y(point.cost.third(), most));
            plot.dot("good", x(i), y(point.cost.median(), most));
            plot.text("soft", x(i), HEIGHT - BOTTOM + 20, "middle", point.threads + " threads");
        }
        return plot.toString();
    }

    private double x(int number) {
        int last = Math.max(1, points.size() - 1);
        return LEFT + 40 + (WIDTH - LEFT - RIGHT - 80.0) * number / last;
    }

    private static double y(double value, double most) {
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * Math.max(0, value) / most;
    }

    private String alternative(String unit) {
        return String.join(
                ", ",
                points.stream()
                        .map(point -> String.format(
                                Locale.ROOT, "%d threads %.1f %s", point.threads, point.cost.median(), unit))
                        .toList());
    }
}
