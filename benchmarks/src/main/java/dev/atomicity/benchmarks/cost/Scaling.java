package dev.atomicity.benchmarks.cost;

import dev.atomicity.benchmarks.MarkdownTable;
import dev.atomicity.benchmarks.Quartiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What the check adds to an access, by the number of threads. */
final class Scaling {
    private final CostResults results;
    private final double events;

    Scaling(CostResults results) {
        this.results = results;
        String fact = results.fact(ScalingPart.NAME, "", ScalingPart.EVENTS);
        events = fact.isEmpty() ? Double.NaN : Double.parseDouble(fact);
    }

    String table() {
        MarkdownTable table = new MarkdownTable(
                "threads", "without, ns an access", "with, ns", "added, ns", "added, over two threads");
        for (int threads : ScalingPart.THREADS) {
            of(threads)
                    .ifPresent(each -> table.add(
                            String.valueOf(threads),
                            number(each.cpuWithout() * 1e9 / events),
                            number(each.cpuWith() * 1e9 / events),
                            added(each).text("%.1f"),
                            growth(each).text("%.2f")));
        }
        return table + "\n" + virtualThreads() + "\n";
    }

    private String virtualThreads() {
        return find(ScalingPart.VIRTUAL)
                .map(each -> String.format(
                        Locale.ROOT,
                        "%,d virtual threads (JDK %s): the same result with the check; %s of the processor time, %s of the memory.",
                        ScalingPart.VIRTUAL_THREADS,
                        results.fact(ScalingPart.NAME, ScalingPart.VIRTUAL, "jdk"),
                        each.cpuRatio().text("%.2fx"),
                        each.memoryRatio().text("%.2fx")))
                .orElse("There was no JDK with virtual threads.");
    }

    /** From two threads to sixteen; empty if that was not measured. */
    Optional<Quartiles> growth() {
        List<Integer> threads = ScalingPart.THREADS;
        return of(threads.get(0))
                .flatMap(first -> of(threads.get(threads.size() - 1)).map(this::growth));
    }

    boolean hasVirtualThreads() {
        return find(ScalingPart.VIRTUAL).isPresent();
    }

    String plot() {
        LinePlot plot = new LinePlot();
        for (int threads : ScalingPart.THREADS) {
            of(threads).ifPresent(each -> plot.add(threads, added(each)));
        }
        double first =
                of(ScalingPart.THREADS.get(0)).map(each -> added(each).median()).orElse(0.0);
        return plot.svg("What the check adds to an access", "ns", first * Goal.SCALING);
    }

    private Optional<Comparison> of(int threads) {
        return find(ScalingPart.program(threads));
    }

    private Optional<Comparison> find(String program) {
        return results.comparisons(ScalingPart.NAME).stream()
                .filter(each -> each.program().equals(program))
                .findFirst();
    }

    private Quartiles added(Comparison comparison) {
        Quartiles seconds = comparison.addedSeconds();
        double factor = 1e9 / events;
        return new Quartiles(seconds.first() * factor, seconds.median() * factor, seconds.third() * factor);
    }

    /** Round by round, as all ratios. */
    private Quartiles growth(Comparison comparison) {
        Comparison first = of(ScalingPart.THREADS.get(0)).orElseThrow();
        List<Double> ratios = new ArrayList<>();
        for (int round = 0; round < Math.min(first.rounds(), comparison.rounds()); round++) {
            ratios.add(added(comparison, round) / added(first, round));
        }
        return Quartiles.of(ratios);
    }

    private static double added(Comparison comparison, int round) {
        return comparison.with().get(round).cpuSeconds()
                - comparison.without().get(round).cpuSeconds();
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
