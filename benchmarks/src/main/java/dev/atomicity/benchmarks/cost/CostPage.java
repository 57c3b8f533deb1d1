package dev.atomicity.benchmarks.cost;

import dev.atomicity.benchmarks.DocumentTable;
import dev.atomicity.benchmarks.cost.RatioTable.Column;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Fills {@code docs/performance.md} and its plots with what was measured. */
final class CostPage {
    private final CostResults results;

    CostPage(CostResults results) {
        this.results = results;
    }

    void write(Path document, Path images) throws IOException {
        Files.createDirectories(images);
        Files.writeString(document, fill(Files.readString(document)));
        if (Goal.ALL.stream().anyMatch(goal -> results.has(goal.part()))) {
            Files.writeString(images.resolve("cost.svg"), costPlot());
        }
        if (results.has(ScalingPart.NAME)) {
            Files.writeString(images.resolve("scaling.svg"), new Scaling(results).plot());
        }
    }

    /** Sections of parts that were not measured stay as they are. */
    String fill(String document) {
        String page = replace(document, "summary", new Summary(results).toString());
        Column papers = new Column("papers", each -> PaperFigures.of(each.program()));
        page = ratios(page, Goal.KERNELS, List.of(papers));
        page = ratios(page, Goal.LOAD, List.of(papers));
        page = ratios(page, Goal.SEQUENTIAL, List.of(fact(Goal.SEQUENTIAL, SuitePart.TESTS)));
        page = ratios(
                page,
                Goal.CONCURRENT,
                List.of(
                        fact(Goal.CONCURRENT, SuitePart.TESTS),
                        fact(Goal.CONCURRENT, SuitePart.ONLY_WITH),
                        fact(Goal.CONCURRENT, SuitePart.NOT_ENDED)));
        page = ratios(page, Goal.BUILD, List.of());
        if (results.has(StartUpPart.NAME)) {
            Comparison startUp = results.comparisons(StartUpPart.NAME).get(0);
            page = replace(
                    page,
                    StartUpPart.NAME,
                    String.format(
                            Locale.ROOT,
                            "%s s of processor time without the check, %.2f s with it: %s s more. Memory: %.0f MB and %.0f MB.%n%n%s",
                            RatioTable.number("%.2f", startUp.cpuWithout()),
                            startUp.cpuWith(),
                            startUp.addedSeconds().text("%.2f"),
                            startUp.megabytesWithout(),
                            startUp.megabytesWith(),
                            circumstances(StartUpPart.NAME)));
        }
        if (results.has(ScalingPart.NAME)) {
            page = replace(
                    page, ScalingPart.NAME, new Scaling(results).table() + "\n" + circumstances(ScalingPart.NAME));
        }
        String traces = results.fact(TracePart.NAME, "", TracePart.TABLES);
        if (!traces.isEmpty()) {
            page = replace(page, TracePart.NAME, traces.replace("\\n", "\n") + circumstances(TracePart.NAME));
        }
        return page;
    }

    private String ratios(String page, Goal goal, List<Column> columns) {
        List<Comparison> comparisons = results.comparisons(goal.part());
        if (comparisons.isEmpty()) {
            return page;
        }
        String mean = String.format(
                Locale.ROOT,
                "Geometric means: %.2fx of processor time, %.2fx of memory. ",
                Comparison.geometricMean(comparisons, one -> one.cpuRatio().median()),
                Comparison.geometricMean(comparisons, one -> one.memoryRatio().median()));
        return replace(
                page,
                goal.part(),
                new RatioTable(comparisons, goal, columns) + "\n" + (comparisons.size() > 1 ? mean : "")
                        + circumstances(goal.part()));
    }

    private Column fact(Goal goal, String name) {
        return new Column(name, each -> results.fact(goal.part(), each.program(), name));
    }

    private String circumstances(String part) {
        return results.fact(part, "", CostBenchmark.MACHINE) + "\n";
    }

    private static String replace(String document, String name, String text) {
        return new DocumentTable("<!-- " + name + ": made by benchmarks/run-all -->", "<!-- end of " + name + " -->")
                .replace(document, text);
    }

    private String costPlot() {
        BarPlot plot = new BarPlot();
        for (Goal goal : Goal.ALL) {
            for (Comparison each : results.comparisons(goal.part())) {
                plot.add(each.program(), each.cpuRatio(), goal.each());
            }
        }
        return plot.svg("Processor time with the check, times that without it");
    }
}
