package dev.atomicity.report.text;

import dev.atomicity.results.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** The pieces of what is said about a witness, as they come. */
final class Sentence {
    private final Interleaving ring;
    private final boolean isOneFile;
    private final List<Part> parts = new ArrayList<>();
    private boolean isStrong;

    Sentence(Interleaving ring) {
        this.ring = ring;
        boolean isOneFile = ring.steps().stream()
                        .map(Step::file)
                        .filter(Objects::nonNull)
                        .distinct()
                        .count()
                <= 1;
        // A line stands beside the name of the region: alone it would be looked for in the region's file.
        this.isOneFile = isOneFile && ring.steps().stream().allMatch(Words::isInFileOfRegion);
    }

    List<Part> parts() {
        return List.copyOf(parts);
    }

    void strong(boolean strong) {
        isStrong = strong;
    }

    boolean isStrong() {
        return isStrong;
    }

    void text(String text) {
        if (!text.isEmpty()) {
            parts.add(new Part(Part.Kind.TEXT, text, -1, isStrong));
        }
    }

    void code(String text) {
        parts.add(new Part(Part.Kind.CODE, text, -1, isStrong));
    }

    void thread(Step step) {
        Interleaving.ThreadOfRing thread = ring.threadOf(step);
        parts.add(new Part(Part.Kind.THREAD, ring.nameAt(step), thread.index(), isStrong));
    }

    void object(Step step) {
        String object = ring.object(step);
        if (Phrases.isAccess(step)) {
            code(object);
        } else {
            text(object.isEmpty() ? "something" : object);
        }
    }

    /**
     * Behind what the steps did, in brackets: their lines, with the file if there are several. A line stands behind the name of the region: if it
     * is one of another method, that one is named too.
     */
    void place(List<Step> steps) {
        Map<String, Set<String>> places = new LinkedHashMap<>();
        steps.stream()
                .filter(step -> step.file() != null && step.line() >= 0)
                .forEach(step -> places.computeIfAbsent(Words.calledMethod(step), method -> new LinkedHashSet<>())
                        .add(isOneFile ? String.valueOf(step.line()) : Words.place(step)));
        if (!places.isEmpty()) {
            text(places.entrySet().stream()
                    .map(entry -> places(entry.getValue()) + (entry.getKey().isEmpty() ? "" : ", in " + entry.getKey()))
                    .collect(Collectors.joining("; ", " (", ")")));
        }
    }

    private String places(Set<String> places) {
        return (!isOneFile ? "" : places.size() == 1 ? "line " : "lines ") + String.join(", ", places);
    }

    /**
     * What the step did, such as {@code changed a map with Map.put()} or {@code wrote Account.balance}.
     *
     * @param isFirst whether the object has not been spoken of yet
     */
    void act(Step step, boolean isFirst) {
        if (!Words.isCall(step)) {
            text(Phrases.past(step) + " ");
        } else {
            text((Words.isWrite(step) ? "changed " : "looked into ") + (isFirst ? Phrases.thing(step) : "it")
                    + " with ");
        }
        object(step);
    }
}
