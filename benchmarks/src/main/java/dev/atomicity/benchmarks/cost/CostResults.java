package dev.atomicity.benchmarks.cost;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What was measured so far, by parts; each part has a file, so that one can be measured again by itself. */
final class CostResults {
    private final Path folder;
    private final List<Sample> samples = new ArrayList<>();

    /** Other things that are worth a cell, by part, program and name; of a whole part under the program "". */
    private final Map<String, String> facts = new LinkedHashMap<>();

    private CostResults(Path folder) {
        this.folder = folder;
    }

    static CostResults read(Path folder) throws IOException {
        CostResults results = new CostResults(folder);
        Files.createDirectories(folder);
        try (var files = Files.newDirectoryStream(folder, "*.tsv")) {
            for (Path file : files) {
                Files.readAllLines(file).forEach(results::take);
            }
        }
        return results;
    }

    private void take(String line) {
        if (line.startsWith("sample\t")) {
            samples.add(Sample.parse(line));
        } else {
            String[] fields = line.split("\t", -1);
            facts.put(key(fields[1], fields[2], fields[3]), fields[4]);
        }
    }

    void add(Sample sample) {
        samples.add(sample);
    }

    void fact(String part, String program, String name, String value) {
        facts.put(key(part, program, name), value);
    }

    String fact(String part, String program, String name) {
        return facts.getOrDefault(key(part, program, name), "");
    }

    /** Forgets a part, before it is measured again. */
    void forget(String part) {
        samples.removeIf(sample -> sample.part().equals(part));
        facts.keySet().removeIf(key -> key.startsWith(part + "\t"));
    }

    /** Everything that a part has so far goes into its file. */
    void write(String part) throws IOException {
        List<String> lines = new ArrayList<>();
        samples.stream()
                .filter(sample -> sample.part().equals(part))
                .map(Sample::line)
                .forEach(lines::add);
        facts.forEach((key, value) -> {
            if (key.startsWith(part + "\t")) {
                lines.add("fact\t" + key + "\t" + value);
            }
        });
        Files.write(folder.resolve(part + ".tsv"), lines);
    }

    boolean has(String part) {
        return samples.stream().anyMatch(sample -> sample.part().equals(part));
    }

    /** The programs of a part that ran both with the check and without it. */
    List<Comparison> comparisons(String part) {
        Set<String> programs = new LinkedHashSet<>();
        samples.stream().filter(sample -> sample.part().equals(part)).forEach(sample -> programs.add(sample.program()));
        return programs.stream()
                .map(program -> new Comparison(program, usages(part, program, false), usages(part, program, true)))
                .filter(Comparison::isComplete)
                .toList();
    }

    private List<Usage> usages(String part, String program, boolean checked) {
        return samples.stream()
                .filter(sample ->
                        sample.part().equals(part) && sample.program().equals(program) && sample.checked() == checked)
                .map(Sample::usage)
                .toList();
    }

    private static String key(String part, String program, String name) {
        return part + "\t" + program + "\t" + name;
    }
}
