package dev.atomicity.report.text;

import dev.atomicity.results.FindingPlace;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.State;
import dev.atomicity.results.Step;
import java.util.List;
import java.util.Locale;

/** A finding as plain text, for reports that show no more than that. */
public final class FindingText {
    private static final int STEPS_SHOWN = 40;

    private FindingText() {}

    /** Severity, pattern, region and where, in one line. */
    public static String title(FindingResult finding) {
        String place = place(finding);
        return Advice.on(finding.pattern()).title() + ": " + Explanation.title(finding)
                + (place.isEmpty() ? "" : " (" + place + ")");
    }

    /** The file and line, as far as they are known. */
    public static String place(FindingResult finding) {
        return Words.visible(FindingPlace.of(finding).text());
    }

    /** As {@code high, known: the reason why}. */
    public static String severityAndState(FindingResult finding) {
        return finding.severity().name().toLowerCase(Locale.ROOT) + ", "
                + finding.state().name().toLowerCase(Locale.ROOT)
                + (finding.reason() == null || finding.state() == State.NEW
                        ? ""
                        : ": " + Words.visible(finding.reason()));
    }

    /** All of it, in lines. */
    public static String text(FindingResult finding) {
        StringBuilder text = new StringBuilder(title(finding)).append('\n');
        text.append(Explanation.of(finding).text()).append('\n');
        Interleaving ring = Interleaving.of(finding);
        List<Step> steps = ring.steps();
        for (int i = 0; i < Math.min(STEPS_SHOWN, steps.size()); i++) {
            Step step = steps.get(i);
            text.append(
                    "  %d. %s %s at %s\n".formatted(i + 1, ring.nameAt(step), ring.action(step), Words.location(step)));
        }
        if (steps.size() > STEPS_SHOWN) {
            text.append("  … ")
                    .append(Words.count(steps.size() - STEPS_SHOWN, "more step"))
                    .append('\n');
        }
        if (ProvokeText.isMore(finding)) {
            text.append(ProvokeText.discovery(finding)).append('\n');
        }
        if (!ProvokeText.judgement(finding).isEmpty()) {
            text.append(ProvokeText.judgement(finding)).append('\n');
        }
        if (finding.replay() != null) {
            text.append("Replay: ").append(Words.visible(finding.replay())).append('\n');
        }
        if (!finding.otherWitnesses().isEmpty()) {
            text.append("Other threads interrupted it in ")
                    .append(Words.count(finding.otherWitnesses().size(), "other way"))
                    .append(": see atomicity.json\n");
        }
        return text.append("What usually helps: ")
                .append(plain(Advice.on(finding.pattern()).fixes().get(0)))
                .append("\nFingerprint ")
                .append(Words.visible(finding.fingerprint()))
                .append(", ")
                .append(severityAndState(finding))
                .append('\n')
                .toString();
    }

    /** A text of the advice without its mark-up. */
    public static String plain(String advice) {
        return advice.replace("`", "").replace("*", "");
    }
}
