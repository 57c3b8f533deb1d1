package dev.atomicity.report.text;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Kind;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;

/** What happened, in plain words, made from the witness by the pattern's template. */
public final class Explanation {
    private static final java.util.regex.Pattern TOKEN = java.util.regex.Pattern.compile("\\{([a-zA-Z]+)}|\\*");

    private final FindingResult finding;
    private final Interleaving ring;
    private final Sentence sentence;

    private Explanation(FindingResult finding) {
        this.finding = finding;
        this.ring = Interleaving.of(finding);
        this.sentence = new Sentence(ring);
    }

    public static Explanation of(FindingResult finding) {
        Explanation explanation = new Explanation(finding);
        explanation.append();
        return explanation;
    }

    /** What is said of the region in a heading, after its name. */
    public static String headline(FindingResult finding) {
        return finding.kind() == Kind.CYCLE ? "is part of a ring" : "was interrupted by another thread";
    }

    /** Region and headline, such as {@code Account.withdraw was interrupted by another thread}. */
    public static String title(FindingResult finding) {
        return Words.shortName(finding.region()) + " " + headline(finding);
    }

    public List<Part> parts() {
        return sentence.parts();
    }

    /** The sentence without any mark-up. */
    public String text() {
        StringBuilder text = new StringBuilder();
        parts().forEach(part -> text.append(part.text()));
        return text.toString();
    }

    private void append() {
        List<Step> steps = ring.steps();
        boolean hasForeign = ring.threads().size() > 1;
        if (steps.size() < 2 || !hasForeign) {
            sentence.code(Words.shortName(finding.region()));
            sentence.text(" was interrupted, but the steps that show it were not recorded.");
            return;
        }
        String template = template();
        Matcher token = TOKEN.matcher(template);
        int end = 0;
        while (token.find()) {
            sentence.text(template.substring(end, token.start()));
            end = token.end();
            if (token.group(1) == null) {
                sentence.strong(!sentence.isStrong());
            } else {
                fill(token.group(1));
            }
        }
        sentence.text(template.substring(end));
    }

    private String template() {
        List<Step> steps = ring.steps();
        int mine = steps.get(0).threadId();
        // All but the one of a ring name roles: a region before and after, and others in between.
        boolean hasRoles = finding.kind() == Kind.VIOLATION
                && last().threadId() == mine
                && steps.subList(1, steps.size() - 1).stream().noneMatch(step -> step.threadId() == mine);
        Advice advice = Advice.on(hasRoles ? finding.pattern() : Pattern.RING);
        boolean hasCalls = steps.stream().anyMatch(Words::isCall);
        return hasCalls && advice.callStory() != null ? advice.callStory() : advice.story();
    }

    private void fill(String token) {
        Step first = ring.steps().get(0);
        Step theirs = theirs().get(0);
        switch (token) {
            case "me" -> sentence.thread(first);
            case "them" -> sentence.thread(theirs);
            case "lastWriter" -> sentence.thread(lastWriter());
            case "region" -> sentence.code(Words.scope(first));
            case "theirRegion" -> {
                sentence.text(Words.scope(theirs).equals(Words.scope(first)) ? "its own " : "");
                sentence.code(Words.scope(theirs));
            }
            case "variable" -> sentence.object(first);
            case "firstAct" -> sentence.act(first, true);
            case "theirAct" -> sentence.act(theirs, false);
            case "lastAct" -> sentence.act(last(), false);
            case "firstValue" -> sentence.text(Words.value(first));
            case "theirValue" -> sentence.text(theyWrote() ? Words.value(lastWriter()) : "");
            case "toTheirValue" -> sentence.text(theyWrote() ? " to " + Words.bareValue(lastWriter()) : "");
            case "lastValue" -> sentence.text(Words.value(last()));
            case "first" -> sentence.place(List.of(first));
            case "theirs" -> theirPlaces();
            case "last" -> sentence.place(List.of(last()));
            case "ring" -> RingStory.append(ring, sentence);
            default -> throw new IllegalStateException("patterns.json: no such token: {" + token + "}");
        }
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
            sentence.text(before);
            if (!before.isEmpty()) {
                sentence.thread(steps.get(0));
            }
            sentence.place(steps);
            before = ", followed by ";
        }
    }

    /** The other thread whose change is the last before the region continues. */
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
}
