package dev.atomicity.check;

import dev.atomicity.results.CoverageResult;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.ProvokeResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsException;
import dev.atomicity.results.ResultsFile;
import dev.atomicity.results.SourceExcerpt;
import dev.atomicity.results.StaleEntry;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.VerdictState;
import dev.atomicity.verdict.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/** Makes one verdict of the results of many shards, modules or JDKs. */
public final class ResultsMerge {
    private final List<Path> files = new ArrayList<>();
    private final List<Results> all = new ArrayList<>();

    /** Null for that of the results. */
    private final Integer maxViolations;

    private final ShardSets shards;

    private ResultsMerge(Integer maxViolations, boolean allowIncomplete) {
        this.maxViolations = maxViolations;
        this.shards = new ShardSets(allowIncomplete);
    }

    /**
     * Reads the results of one check, and decides again. If it was a shard, it stays one.
     *
     * @param path a results file, or a folder that holds one
     * @param maxViolations how many findings are allowed; null for what the check allowed
     * @throws ResultsException if it cannot be read
     */
    public static Results own(Path path, Integer maxViolations) throws ResultsException {
        ResultsMerge merge = new ResultsMerge(maxViolations, true);
        merge.add(file(path));
        return merge.only();
    }

    /**
     * Reads and merges the results of the modules of one build. If all ran the same shard, so is the result.
     *
     * @param maxViolations how many findings are allowed; null for what the checks allowed
     * @throws ResultsException if one cannot be read, or they do not go together; the message says which and why
     */
    public static Results ofModules(List<Path> paths, Integer maxViolations) throws ResultsException {
        ResultsMerge merge = new ResultsMerge(maxViolations, true);
        for (Path path : paths) {
            merge.add(file(path));
        }
        Set<String> shards = new HashSet<>();
        merge.all.forEach(results -> shards.add(results.shard()));
        Results merged = merge.all.size() == 1 ? merge.only() : merge.merged();
        return shards.size() == 1
                ? merged.toBuilder().shard(merge.all.get(0).shard()).build()
                : merged;
    }

    /** Merges results that are complete, by what the checks allowed. */
    static Results of(List<Path> paths) throws ResultsException {
        return of(paths, null, false);
    }

    /**
     * Reads and merges results, and decides again.
     *
     * @param paths results files, or folders that contain one
     * @param maxViolations how many findings are allowed; null for what the checks allowed
     * @param allowIncomplete whether to continue, with a note, when shards are missing or doubled
     * @throws ResultsException if one cannot be read, or they do not go together; the message says which and why
     */
    public static Results of(List<Path> paths, Integer maxViolations, boolean allowIncomplete) throws ResultsException {
        if (paths.isEmpty()) {
            throw new ResultsException("there are no results to report");
        }
        ResultsMerge merge = new ResultsMerge(maxViolations, allowIncomplete);
        for (Path path : paths) {
            merge.add(file(path));
        }
        merge.shards.complete();
        return merge.all.size() == 1 && merge.shards.notes().isEmpty() ? merge.only() : merge.merged();
    }

    private static Path file(Path path) {
        return Files.isDirectory(path) ? path.resolve(ResultsFile.NAME) : path;
    }

    private void add(Path file) throws ResultsException {
        Results results = ResultsFile.read(file);
        if (!all.isEmpty()) {
            Results first = all.get(0);
            for (String setting : settingNames(first, results)) {
                refuseIfDifferent(
                        setting,
                        first.settings().get(setting),
                        results.settings().get(setting),
                        file);
            }
            if (maxViolations == null) {
                refuseIfDifferent("maxViolations", first.threshold(), results.threshold(), file);
            }
        }
        if (!shards.add(file, results)) {
            return;
        }
        files.add(file);
        all.add(results);
    }

    private static Set<String> settingNames(Results one, Results other) {
        Set<String> names = new LinkedHashSet<>(one.settings().keySet());
        names.addAll(other.settings().keySet());
        // Each project has its own; those of one project are compared with its shards.
        names.remove(ShardSets.DIVISION);
        return names;
    }

    private void refuseIfDifferent(String setting, Object one, Object other, Path file) throws ResultsException {
        if (!Objects.equals(one, other)) {
            throw new ResultsException("the results cannot be merged, because they come from different settings: "
                    + setting + " is '" + one + "' in " + files.get(0) + " and '" + other + "' in " + file
                    + ". Run all checks with the same settings");
        }
    }

    private int threshold() {
        return maxViolations == null ? all.get(0).threshold() : maxViolations;
    }

    private Results only() {
        Results only = all.get(0);
        return maxViolations == null || only.verdict() == VerdictState.NONE
                ? only
                : only.withVerdict(
                        Verdict.of(only.findings(), maxViolations, only.tests(), only.errors()), maxViolations);
    }

    private Results merged() {
        MergedTests merged = new MergedTests(all);
        List<TestResult> tests = merged.tests();
        List<FindingResult> findings = merged.findings();
        Results first = all.get(0);
        List<String> errors = each(Results::errors);
        return Verdict.withOverlap(Results.builder()
                .project(String.join(
                        ", ", distinct(all.stream().map(Results::project).toList())))
                .verdict(verdict(findings, tests, errors))
                .threshold(threshold())
                // That the parts continued, so that all come to their end, does not mean that the whole may.
                .ignoreFailures(false)
                .settings(settings(first))
                .tests(tests)
                .findings(findings)
                .staleBaseline(stale(findings))
                .sources(sources())
                .errors(errors)
                .notes(notes())
                .unjudged(merged.unjudged())
                .provoke(all.stream()
                        .map(Results::provoke)
                        .filter(Objects::nonNull)
                        .reduce(ProvokeResult::and)
                        .orElse(null))
                .coverage(all.stream()
                        .map(Results::coverage)
                        .filter(Objects::nonNull)
                        .reduce(CoverageResult::and)
                        .orElse(null))
                .minOverlap(all.stream()
                        .map(Results::minOverlap)
                        .filter(Objects::nonNull)
                        .reduce(Math::max)
                        .orElse(null))
                .build());
    }

    private VerdictState verdict(List<FindingResult> findings, List<TestResult> tests, List<String> errors) {
        boolean isNothing = all.stream().allMatch(results -> results.verdict() == VerdictState.NONE);
        return isNothing ? VerdictState.NONE : Verdict.of(findings, threshold(), tests, errors);
    }

    private static Map<String, String> settings(Results first) {
        Map<String, String> settings = new TreeMap<>(first.settings());
        settings.remove(ShardSets.DIVISION);
        return settings;
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>(shards.notes());
        // That one shard ran no test says nothing about all of them.
        notes.addAll(each(results -> results.verdict() == VerdictState.NONE ? List.of() : results.notes()));
        return notes;
    }

    private static List<String> distinct(List<String> texts) {
        return texts.stream().filter(Objects::nonNull).distinct().toList();
    }

    /** An entry of the baseline is stale if nobody met it: each of many sees only its own part. */
    private List<StaleEntry> stale(List<FindingResult> findings) {
        Set<String> met = new HashSet<>();
        findings.forEach(finding -> met.add(finding.fingerprint()));
        Map<String, StaleEntry> stale = new LinkedHashMap<>();
        all.forEach(results -> results.staleBaseline().forEach(entry -> stale.put(entry.fingerprint(), entry)));
        stale.keySet().removeAll(met);
        return List.copyOf(stale.values());
    }

    private List<SourceExcerpt> sources() {
        Map<String, TreeMap<Integer, String>> lines = new TreeMap<>();
        Map<String, String> links = new HashMap<>();
        for (Results results : all) {
            for (SourceExcerpt source : results.sources()) {
                links.putIfAbsent(source.path(), source.link());
                lines.computeIfAbsent(source.path(), path -> new TreeMap<>()).putAll(source.lines());
            }
        }
        List<SourceExcerpt> merged = new ArrayList<>();
        lines.forEach((path, text) -> merged.add(new SourceExcerpt(path, text, links.get(path))));
        return merged;
    }

    private List<String> each(Function<Results, List<String>> part) {
        List<String> texts = new ArrayList<>();
        all.forEach(results -> texts.addAll(part.apply(results)));
        return distinct(texts);
    }
}
