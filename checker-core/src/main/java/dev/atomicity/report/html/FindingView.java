package dev.atomicity.report.html;

import dev.atomicity.report.text.Advice;
import dev.atomicity.report.text.Explanation;
import dev.atomicity.report.text.Interleaving;
import dev.atomicity.report.text.NotAtomic;
import dev.atomicity.report.text.ProvokeText;
import dev.atomicity.report.text.TestNames;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.Discovery;
import dev.atomicity.results.FindingPlace;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Kind;
import dev.atomicity.results.SourceExcerpt;
import dev.atomicity.results.StackOfThread;
import dev.atomicity.results.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A finding as the page shows it. */
record FindingView(
        String id,
        String fingerprint,
        String title,
        String region,
        String headline,
        String fullRegion,
        String className,
        String place,
        String severity,
        String state,
        String reason,
        String patternId,
        List<RichText.Piece> story,
        List<Shape> wide,
        List<Shape> narrow,
        String caption,
        String alternative,
        List<StepLine> steps,
        String moreSteps,
        List<CodeView> code,
        List<List<RichText.Piece>> fixes,
        List<Met> tests,
        String moreTests,
        String testWord,
        String times,
        List<Stack> stacks,
        String provoked,
        String discovery,
        String judgement,
        String replay,
        String entries,
        List<WayIn> waysIn,
        NotAtomic notAtomic) {
    private static final int TESTS_LISTED = 50;
    private static final int STEPS_LISTED = 40;
    private static final int WAYS_LISTED = 5;
    private static final int FRAMES_LISTED = 60;

    /** A step in words. */
    record StepLine(int number, String colour, String thread, String action, String scope, String location) {}

    /** Another way in which threads came in, step by step. */
    record WayIn(List<StepLine> steps) {}

    /** A test that met the finding. */
    record Met(String link, String name, boolean isLate, boolean isOnEarlierThread) {}

    /** A stack of a thread. */
    record Stack(String thread, String colour, List<String> frames) {}

    /**
     * @param links the addresses of the tests that have a page, by id
     */
    static FindingView of(
            FindingResult finding, TestNames names, Map<String, String> links, Map<String, SourceExcerpt> sources) {
        Interleaving ring = Interleaving.of(finding);
        Explanation explanation = Explanation.of(finding);
        Advice advice = Advice.on(finding.pattern());
        List<Pieces.Piece> pieces = ring.steps().isEmpty() ? List.of() : Pieces.of(ring);
        boolean fitsColumns = Picture.drawn(ring, pieces).size() <= ColumnPicture.MOST_THREADS;
        Shape wide = fitsColumns && !pieces.isEmpty()
                ? new ColumnPicture(ring, pieces).draw()
                : LanePicture.wide(ring, pieces);
        return new FindingView(
                Links.finding(finding.fingerprint()),
                Words.visible(finding.fingerprint()),
                advice.title(),
                Words.shortName(finding.region()),
                Explanation.headline(finding),
                Words.visible(finding.region()),
                Words.classOf(finding.region()),
                place(finding),
                finding.severity().name().toLowerCase(Locale.ROOT),
                finding.state().name().toLowerCase(Locale.ROOT),
                finding.reason() == null ? null : Words.visible(finding.reason()),
                finding.pattern().id(),
                RichText.of(explanation.parts()),
                pieces.isEmpty() ? List.of() : List.of(wide),
                pieces.isEmpty() ? List.of() : List.of(LanePicture.narrow(ring, pieces)),
                caption(ring),
                alternative(ring),
                steps(ring),
                ring.steps().size() > STEPS_LISTED
                        ? Words.count(ring.steps().size() - STEPS_LISTED, "more step") + " in atomicity.json"
                        : null,
                CodeView.of(finding, ring, sources),
                advice.fixes().stream().map(RichText::of).toList(),
                met(finding, names, links),
                finding.tests().size() > TESTS_LISTED
                        ? Words.count(finding.tests().size() - TESTS_LISTED, "more test") + " in atomicity.json"
                        : null,
                Words.count(finding.tests().size(), "test"),
                Words.count(finding.occurrences(), "time"),
                stacks(finding, ring),
                finding.discovery() == Discovery.PROVOKED ? Discovery.PROVOKED.id() : null,
                ProvokeText.discovery(finding),
                ProvokeText.judgement(finding).isEmpty() ? null : ProvokeText.judgement(finding),
                finding.replay() == null ? null : Words.visible(finding.replay()),
                entries(finding),
                finding.otherWitnesses().stream()
                        .limit(WAYS_LISTED)
                        .map(witness -> new WayIn(steps(Interleaving.of(witness, finding.kind() == Kind.CYCLE))))
                        .toList(),
                NotAtomic.of(finding));
    }

    /** The regions inside which the method was called; null if there are none. */
    private static String entries(FindingResult finding) {
        List<String> others = finding.entries().stream()
                .filter(entry -> !entry.equals(finding.region()))
                .map(Words::visible)
                .toList();
        return others.isEmpty() ? null : String.join(", ", others);
    }

    private static String place(FindingResult finding) {
        FindingPlace place = FindingPlace.of(finding);
        String file = place.source() == null ? place.file() : place.source();
        if (file == null) {
            return null;
        }
        return Words.visible(file) + (place.line() < 0 ? "" : ":" + place.line());
    }

    private static String caption(Interleaving ring) {
        return ring.isCycle()
                ? "Read along the arrows: each points to a step that must come after the one where it starts. The arrows lead "
                        + "around in a ring, and the rows follow the ring, not the time."
                : "Time goes down. A box is one run of code that should not be interrupted; the torn box was. An arrow leads "
                        + "from a step to a later one that depends on it.";
    }

    private static String alternative(Interleaving ring) {
        return Words.count(ring.steps().size(), "step") + " of "
                + Words.count(ring.threads().size(), "thread") + ", in words below";
    }

    private static List<StepLine> steps(Interleaving ring) {
        List<StepLine> lines = new ArrayList<>();
        for (int i = 0; i < Math.min(STEPS_LISTED, ring.steps().size()); i++) {
            Step step = ring.steps().get(i);
            lines.add(new StepLine(
                    i + 1,
                    Picture.colour(ring.threadOf(step).index()),
                    ring.nameAt(step),
                    ring.action(step),
                    Words.run(step) + (ring.isAgain(step) ? " again" : ""),
                    Words.location(step)));
        }
        return lines;
    }

    private static List<Met> met(FindingResult finding, TestNames names, Map<String, String> links) {
        return finding.tests().stream()
                .limit(TESTS_LISTED)
                .map(id -> new Met(
                        links.get(id),
                        names.name(id),
                        finding.lateTests().contains(id),
                        finding.earlierThreadTests().contains(id)))
                .toList();
    }

    private static List<Stack> stacks(FindingResult finding, Interleaving ring) {
        List<Stack> stacks = new ArrayList<>();
        for (StackOfThread stack : finding.stacks()) {
            if (!stack.complete()) {
                continue; // derived from steps by an earlier version
            }
            Interleaving.ThreadOfRing thread = ring.threads().stream()
                    .filter(each -> each.threadId() == stack.threadId())
                    .findFirst()
                    .orElse(null);
            stacks.add(new Stack(
                    thread == null ? Words.visible(stack.thread()) : thread.name(),
                    thread == null ? "" : Picture.colour(thread.index()),
                    frames(stack)));
        }
        return stacks;
    }

    /** Without the JDK's own frames at the bottom: how a thread was started says little. */
    private static List<String> frames(StackOfThread stack) {
        List<String> frames = stack.frames();
        int end = frames.size();
        while (end > 1 && frames.get(end - 1).matches("(java|jdk)\\..*")) {
            end--;
        }
        return frames.subList(0, Math.min(end, FRAMES_LISTED)).stream()
                .map(Words::visible)
                .toList();
    }
}
