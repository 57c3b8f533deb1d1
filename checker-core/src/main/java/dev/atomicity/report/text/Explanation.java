package dev.atomicity.report.text;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Kind;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;

/** What happened, in plain words, made from the witness by the pattern's template. */
public final class Explanation {
    private static final java.util.regex.Pattern TOKEN = java.util.regex.Pattern.compile("\\{([a-zA-Z]+)}|\\*");

    /** Of a longer ring the first ones and the last are told. */
    private static final int LINKS_TOLD = 4;

    private final FindingResult finding;
    private final Interleaving ring;
    private final boolean isOneFile;
    private final List<Part> parts = new ArrayList<>();
    private boolean isStrong;

    private Explanation(FindingResult finding) {
        this.finding = finding;
        this.ring = Interleaving.of(finding);
        boolean isOneFile = ring.steps().stream()
                        .map(Step::file)
                        .filter(Objects::nonNull)
                        .distinct()
                        .count()
                <= 1;
        // A line stands beside the name of the region: alone it would be looked for in the region's file.
        this.isOneFile = isOneFile && ring.steps().stream().allMatch(Words::isInFileOfRegion);
    }

    public static Explanation of(FindingResult finding) {
        Explanation explanation = new Explanation(finding);
        explanation.tell();
        return explanation;
    }

    /** What is said of the region in a heading, after its name. */
    public static String headline(FindingResult finding) {
        return finding.kind() == Kind.CYCLE ? "is part of a ring" : "was cut in two";
    }

    /** Region and headline, as {@code Account.withdraw was cut in two}. */
    public static String title(FindingResult finding) {
        return Words.shortName(finding.region()) + " " + headline(finding);
    }

    public List<Part> parts() {
        return List.copyOf(parts);
    }

    /** The sentence without any mark-up. */
    public String text() {
        StringBuilder text = new StringBuilder();
        parts.forEach(part -> text.append(part.text()));
        return text.toString();
    }

    private void tell() {
        List<Step> steps = ring.steps();
        boolean hasForeign = ring.threads().size() > 1;
        if (steps.size() < 2 || !hasForeign) {
            code(Words.shortName(finding.region()));
            text(" did not run undivided, but the steps that show it were not recorded.");
            return;
        }
        // The other templates name roles: a region before and after, and others in between.
        int mine = steps.get(0).threadId();
        boolean hasRoles = finding.kind() == Kind.VIOLATION
                && last().threadId() == mine
                && steps.subList(1, steps.size() - 1).stream().noneMatch(step -> step.threadId() == mine);
        String template = Advice.on(hasRoles ? finding.pattern() : Pattern.RING).story();
        Matcher token = TOKEN.matcher(template);
        int end = 0;
        while (token.find()) {
            text(template.substring(end, token.start()));
            end = token.end();
            if (token.group(1) == null) {
                isStrong = !isStrong;
            } else {
                fill(token.group(1));
            }
        }
        text(template.substring(end));
    }

    private void fill(String token) {
        Step first = ring.steps().get(0);
        Step theirs = theirs().get(0);
        switch (token) {
            case "me" -> thread(first);
            case "them" -> thread(theirs);
            case "lastWriter" -> thread(lastWriter());
            case "region" -> code(Words.scope(first));
            case "theirRegion" -> {
                text(Words.scope(theirs).equals(Words.scope(first)) ? "its own " : "");
                code(Words.scope(theirs));
            }
            case "variable", "firstCall" -> object(first);
            case "theirCall" -> object(theirs);
            case "lastCall" -> object(last());
            case "firstValue" -> text(Words.value(first));
            case "theirValue" -> text(theyWrote() ? Words.value(lastWriter()) : "");
            case "toTheirValue" -> text(theyWrote() ? " to " + Words.bareValue(lastWriter()) : "");
            case "first" -> place(List.of(first));
            case "theirs" -> theirPlaces();
            case "last" -> place(List.of(last()));
            case "ring" -> ring();
            default -> throw new IllegalStateException("patterns.json: no such token: {" + token + "}");
        }
    }

    /** The dependencies, and then what is wrong with them. */
    private void ring() {
        List<Interleaving.Link> links = ring.links();
        int hidden = links.size() <= LINKS_TOLD ? 0 : links.size() - LINKS_TOLD + 1;
        // The last one always stands: it closes the ring.
        int hiddenFrom = links.size() - 1 - hidden;
        for (int i = 0; i < links.size(); i++) {
            if (hidden == 0 || i < hiddenFrom || i == links.size() - 1) {
                link(links.get(i));
            } else if (i == hiddenFrom) {
                text(hidden + " more steps lead on in the same way. ");
            }
        }
        isStrong = true;
        if (links.size() < 2) {
            text("How the ring closes was not recorded.");
        } else if (links.size() == 2 && ring.threads().size() == 2) {
            ringOfTwo(links.get(0), links.get(1));
        } else {
            text(
                    "So each of them would have to run before the next, and the last before the first: no order of them, one "
                            + "after the other, gives this result.");
        }
        isStrong = false;
    }

    /** What the two of them saw of each other. */
    private void ringOfTwo(Interleaving.Link out, Interleaving.Link back) {
        Step mine = ring.steps().get(out.source());
        Step theirs = ring.steps().get(out.sink());
        Step theirNext = ring.steps().get(back.source());
        Step mineNext = ring.steps().get(back.sink());
        boolean areTwoVariables = mine.variable() != null
                && mineNext.variable() != null
                && !Words.isCall(mine)
                && !Words.isCall(mineNext)
                && !mine.variable().equals(mineNext.variable());
        if (areTwoVariables && Words.isWrite(mine) && Words.isRead(theirs) && Words.isRead(theirNext)) {
            text("So ");
            thread(theirs);
            text(" saw the new ");
            object(mine);
            text(" together with the old ");
            object(mineNext);
            text(": half of what ");
            code(Words.scope(mine));
            text(" does.");
        } else if (areTwoVariables && Words.isRead(mine) && Words.isWrite(theirNext) && Words.isRead(mineNext)) {
            text("So ");
            thread(mine);
            text(" saw the old ");
            object(mine);
            text(" together with the new ");
            object(mineNext);
            text(": two states that never belonged together.");
        } else if (areTwoVariables && Words.isRead(mine) && Words.isRead(theirNext) && Words.isWrite(mineNext)) {
            text(
                    "So each of them went on from a value that the other one then changed: what it had made sure of need not hold.");
        } else {
            text("So ");
            run(mine);
            text(" would have to come both before and after ");
            run(theirs);
            text(": whichever of them runs first, the result would be another one.");
        }
    }

    private void link(Interleaving.Link link) {
        Step source = ring.steps().get(link.source());
        Step sink = ring.steps().get(link.sink());
        thread(source);
        text(" " + past(source) + " ");
        object(source);
        text(" in ");
        code(Words.scope(source));
        place(List.of(source));
        text(", and then ");
        thread(sink);
        text(" " + past(sink) + " ");
        boolean isSame = Objects.equals(source.variable(), sink.variable()) && source.variable() != null;
        if (isSame && !Words.isCall(sink)) {
            text("it");
        } else {
            object(sink);
        }
        text(" in ");
        code(Words.scope(sink));
        place(List.of(sink));
        text(". ");
    }

    private void run(Step step) {
        thread(step);
        text(ring.threadOf(step).name().endsWith("s") ? "' " : "'s ");
        code(Words.scope(step));
    }

    private static String past(Step step) {
        if (Words.isCall(step)) {
            return "called";
        }
        return switch (step.operation() == null ? "" : step.operation()) {
            case "reads" -> "read";
            case "writes" -> "wrote";
            case "updates" -> "updated";
            case "acquires" -> "took";
            case "releases" -> "let go of";
            case "locks" -> "locked";
            case "unlocks" -> "unlocked";
            case "notifies" -> "notified";
            case "signals" -> "signalled";
            case "waits on" -> "waited on";
            case "waits for" -> "waited for";
            default -> Words.verb(step);
        };
    }

    private List<Step> theirs() {
        int mine = ring.steps().get(0).threadId();
        return ring.steps().stream().filter(step -> step.threadId() != mine).toList();
    }

    /** Where the first of the others came in, and then the rest of them. */
    private void theirPlaces() {
        Map<Integer, List<Step>> others = new LinkedHashMap<>();
        theirs().forEach(step ->
                others.computeIfAbsent(step.threadId(), id -> new ArrayList<>()).add(step));
        String before = "";
        for (List<Step> steps : others.values()) {
            text(before);
            if (!before.isEmpty()) {
                thread(steps.get(0));
            }
            place(steps);
            before = ", followed by ";
        }
    }

    /** The other thread whose change is the last before the region goes on. */
    private Step lastWriter() {
        Step writer = theirs().get(0);
        for (Step step : theirs()) {
            writer = Words.isWrite(step) ? step : writer;
        }
        return writer;
    }

    /** Whether it is known what they wrote, and none but the one thread did. */
    private boolean theyWrote() {
        return lastWriter().value() != null
                && Words.isWrite(lastWriter())
                && lastWriter().threadId() == theirs().get(0).threadId();
    }

    private Step last() {
        return ring.steps().get(ring.steps().size() - 1);
    }

    private void place(List<Step> steps) {
        List<String> places = steps.stream()
                .filter(step -> step.file() != null && step.line() >= 0)
                .map(step -> isOneFile ? String.valueOf(step.line()) : Words.place(step))
                .distinct()
                .toList();
        if (!places.isEmpty()) {
            String lines = !isOneFile ? "" : places.size() == 1 ? "line " : "lines ";
            text(" (" + lines + String.join(", ", places) + ")");
        }
    }

    private void object(Step step) {
        String object = Words.object(step);
        if (step.variable() == null) {
            text(object.isEmpty() ? "something" : object);
        } else {
            code(object);
        }
    }

    private void thread(Step step) {
        Interleaving.ThreadOfRing thread = ring.threadOf(step);
        parts.add(new Part(Part.Kind.THREAD, thread.name(), thread.index(), isStrong));
    }

    private void code(String text) {
        parts.add(new Part(Part.Kind.CODE, text, -1, isStrong));
    }

    private void text(String text) {
        if (!text.isEmpty()) {
            parts.add(new Part(Part.Kind.TEXT, text, -1, isStrong));
        }
    }
}
