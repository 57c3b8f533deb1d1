package dev.atomicity.benchmarks.accuracy;

import dev.atomicity.benchmarks.DocumentTable;
import dev.atomicity.benchmarks.MarkdownTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The table of {@code docs/accuracy.md}. */
final class AccuracyTable {
    /** The table stands between these two lines of the document. */
    static final String BEGIN = "<!-- The table is made by benchmarks/run-accuracy. -->";

    static final String END = "<!-- End of the table. -->";

    private static final int REPEATS = 10;

    private final RunRecords records;

    AccuracyTable(RunRecords records) {
        this.records = records;
    }

    static String replaceTable(String document, String table) {
        return new DocumentTable(BEGIN, END).replace(document, table);
    }

    /** A row for each program that was run, after one that sums up its group. */
    String text(List<AccuracyProgram> programs) {
        MarkdownTable table = new MarkdownTable(
                "program",
                "mistake",
                "observe",
                "observe ten times",
                "noise",
                "provoke",
                "replay",
                "corrected, noise",
                "corrected, provoke",
                "seconds, observe",
                "seconds, provoke");
        Map<String, List<AccuracyProgram>> groups = new LinkedHashMap<>();
        programs.stream()
                .filter(program -> wasRun(program.name()))
                .forEach(program -> groups.computeIfAbsent(program.group(), name -> new ArrayList<>())
                        .add(program));
        groups.forEach((group, members) -> {
            table.add(row("**" + group + "**", members.size() + " programs", members));
            members.forEach(program -> table.add(row(program.name(), program.about(), List.of(program))));
        });
        return table.toString();
    }

    private boolean wasRun(String program) {
        return Stream.of(Variant.values())
                .anyMatch(variant -> Stream.of(Mode.values())
                        .anyMatch(mode -> !records.of(program, variant, mode).isEmpty()));
    }

    private String[] row(String name, String about, List<AccuracyProgram> programs) {
        List<RunRecord> observed = of(programs, Variant.BROKEN, Mode.OBSERVE);
        List<RunRecord> provoked = of(programs, Variant.BROKEN, Mode.PROVOKE);
        return new String[] {
            name,
            about,
            found(observed),
            foundInTen(observed),
            found(of(programs, Variant.BROKEN, Mode.NOISE)),
            found(provoked),
            found(of(programs, Variant.BROKEN, Mode.REPLAY)),
            found(of(programs, Variant.CORRECTED, Mode.NOISE)),
            found(of(programs, Variant.CORRECTED, Mode.PROVOKE)),
            seconds(observed),
            seconds(provoked)
        };
    }

    private List<RunRecord> of(List<AccuracyProgram> programs, Variant variant, Mode mode) {
        return programs.stream()
                .flatMap(program -> records.of(program.name(), variant, mode).stream())
                .toList();
    }

    private static String found(List<RunRecord> runs) {
        return runs.isEmpty() ? "" : runs.stream().filter(RunRecord::found).count() + "/" + runs.size();
    }

    /** Ten runs of a program, one after another, count as one that found it if any of them did. */
    static String foundInTen(List<RunRecord> runs) {
        Map<String, List<RunRecord>> programs = new LinkedHashMap<>();
        runs.forEach(run -> programs.computeIfAbsent(run.program(), name -> new ArrayList<>())
                .add(run));
        int groups = 0;
        int found = 0;
        for (List<RunRecord> ofProgram : programs.values()) {
            for (int end = REPEATS; end <= ofProgram.size(); end += REPEATS) {
                groups++;
                if (ofProgram.subList(end - REPEATS, end).stream().anyMatch(RunRecord::found)) {
                    found++;
                }
            }
        }
        return groups == 0 ? "" : found + "/" + groups;
    }

    private static String seconds(List<RunRecord> runs) {
        if (runs.isEmpty()) {
            return "";
        }
        long[] sorted = runs.stream().mapToLong(RunRecord::millis).sorted().toArray();
        LongStream middle = LongStream.of(sorted[(sorted.length - 1) / 2], sorted[sorted.length / 2]);
        return String.format(Locale.ROOT, "%.1f", middle.average().orElseThrow() / 1000);
    }
}
