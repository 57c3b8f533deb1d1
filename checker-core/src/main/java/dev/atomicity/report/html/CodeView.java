package dev.atomicity.report.html;

import dev.atomicity.report.text.Interleaving;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.SourceExcerpt;
import dev.atomicity.results.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The lines of one source file that a finding speaks of, with a few around them.
 *
 * @param lines empty if the source was not found
 * @param link opens the file in an IDE; null if that is not wanted
 */
record CodeView(String path, List<Line> lines, List<Mark> withoutSource, String link) {
    private static final int AROUND = 3;

    /** What the region does between the steps is mostly within its first lines. */
    private static final int REGION = 8;

    private static final int LONGEST_LINE = 240;

    /** Of a ring that is longer, the rest is in places like these. */
    private static final int STEPS = 60;

    /** Beyond that the numbers of the steps have to do. */
    private static final int REMARKS = 2;

    private static final int NUMBERS = 3;

    /**
     * A line of code.
     *
     * @param isGap whether lines are left out before it
     * @param startsRegion whether the region starts here, and no step says so
     * @param lineLink opens it in an IDE; null if that is not wanted
     */
    record Line(int number, boolean isGap, boolean startsRegion, List<Text> texts, List<Mark> marks, String lineLink) {
        boolean isHit() {
            return !marks.isEmpty();
        }

        /** The steps whose numbers stand beside the line. */
        List<Mark> numbered() {
            return marks.size() > NUMBERS ? marks.subList(0, NUMBERS - 1) : marks;
        }

        /** How many more there are; 0 if none. */
        int more() {
            return marks.size() - numbered().size();
        }

        /** The steps that are described after the line. */
        List<Mark> remarks() {
            return marks.size() > REMARKS ? List.of() : marks;
        }
    }

    /** A part of a line; marked where it is the variable of a step. */
    record Text(String text, boolean isMarked) {}

    /** A step at a line. */
    record Mark(int number, String colour, String thread, String action, String location) {}

    boolean hasLines() {
        return !lines.isEmpty();
    }

    /** In the order of the steps; the file of the region comes first. */
    static List<CodeView> of(FindingResult finding, Interleaving ring, Map<String, SourceExcerpt> sources) {
        Map<String, SortedMap<Integer, List<Integer>>> files = new LinkedHashMap<>();
        if (finding.regionSource() != null) {
            files.put(finding.regionSource(), new TreeMap<>());
        }
        List<Mark> unknown = new ArrayList<>();
        for (int i = 0; i < ring.steps().size() && i < STEPS; i++) {
            Step step = ring.steps().get(i);
            SourceExcerpt excerpt = step.source() == null ? null : sources.get(step.source());
            if (excerpt == null || !excerpt.lines().containsKey(step.line())) {
                unknown.add(mark(ring, i));
            } else {
                files.computeIfAbsent(step.source(), path -> new TreeMap<>())
                        .computeIfAbsent(step.line(), line -> new ArrayList<>())
                        .add(i);
            }
        }
        List<CodeView> views = new ArrayList<>();
        files.forEach((path, hits) -> {
            int regionLine = path.equals(finding.regionSource()) ? finding.regionLine() : -1;
            List<Line> lines = sources.containsKey(path) ? lines(sources.get(path), hits, regionLine, ring) : List.of();
            if (!lines.isEmpty()) {
                int first = hits.isEmpty() ? lines.get(0).number() : hits.firstKey();
                views.add(new CodeView(Words.visible(path), lines, List.of(), link(sources.get(path), first)));
            }
        });
        if (!unknown.isEmpty()) {
            views.add(new CodeView(null, List.of(), unknown, null));
        }
        return views;
    }

    private static List<Line> lines(
            SourceExcerpt excerpt, SortedMap<Integer, List<Integer>> hits, int regionLine, Interleaving ring) {
        SortedMap<Integer, String> shown = new TreeMap<>();
        TreeSet<Integer> places = new TreeSet<>(hits.keySet());
        if (regionLine > 0) {
            places.add(regionLine);
        }
        excerpt.lines().forEach((number, text) -> {
            boolean isNear = (regionLine > 0 && number >= regionLine - AROUND && number <= regionLine + REGION)
                    || hits.keySet().stream().anyMatch(hit -> Math.abs(number - hit) <= AROUND);
            if ((isNear || isBetween(number, places)) && text != null) {
                shown.put(number, Words.visible(text.replace("\t", "    ")));
            }
        });
        int indent = shown.values().stream()
                .filter(text -> !text.isBlank())
                .mapToInt(text -> text.length() - text.stripLeading().length())
                .min()
                .orElse(0);
        List<Line> lines = new ArrayList<>();
        int previous = -1;
        for (Map.Entry<Integer, String> line : shown.entrySet()) {
            int number = line.getKey();
            List<Integer> steps = hits.getOrDefault(number, List.of());
            String text = line.getValue().isBlank() ? "" : line.getValue().substring(indent);
            lines.add(new Line(
                    number,
                    previous > 0 && number > previous + 1,
                    number == regionLine && steps.isEmpty(),
                    texts(text, steps.stream().map(ring.steps()::get).toList()),
                    steps.stream().map(step -> mark(ring, step)).toList(),
                    link(excerpt, number)));
            previous = number;
        }
        return lines;
    }

    private static boolean isBetween(int number, TreeSet<Integer> places) {
        Integer before = places.lower(number);
        Integer after = places.higher(number);
        return before != null && after != null && after - before <= SourceExcerpt.BETWEEN;
    }

    /** Results may come from elsewhere: a link leads into an IDE or nowhere. */
    private static String link(SourceExcerpt excerpt, int line) {
        String start = excerpt.link();
        boolean isOfIde = start != null && (start.startsWith("idea://open?") || start.startsWith("vscode://file/"));
        return isOfIde ? start + line : null;
    }

    private static Mark mark(Interleaving ring, int number) {
        Step step = ring.steps().get(number);
        int thread = ring.threadOf(step).index();
        return new Mark(
                number + 1, Picture.colour(thread), ring.threadOf(step).name(), Words.verb(step), Words.location(step));
    }

    /** The line with the names marked of what its steps touch. */
    private static List<Text> texts(String line, List<Step> steps) {
        String shown = Words.fit(line, LONGEST_LINE);
        String names = steps.stream()
                .map(Words::lastName)
                .filter(name -> !name.isEmpty())
                .distinct()
                .map(Pattern::quote)
                .collect(Collectors.joining("|"));
        if (names.isEmpty()) {
            return List.of(new Text(shown, false));
        }
        List<Text> texts = new ArrayList<>();
        Matcher matcher =
                Pattern.compile("(?<![\\w$])(?:" + names + ")(?![\\w$])").matcher(shown);
        int end = 0;
        while (matcher.find()) {
            texts.add(new Text(shown.substring(end, matcher.start()), false));
            texts.add(new Text(matcher.group(), true));
            end = matcher.end();
        }
        texts.add(new Text(shown.substring(end), false));
        return texts;
    }
}
