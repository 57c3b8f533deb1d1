package dev.atomicity.check;

import dev.atomicity.launch.UntriedCandidates;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.ProvokeResult;
import dev.atomicity.verdict.SettingSyntax;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Says what was not tried because the time for directed executions was over, and how to have more of it. */
final class TimeOverNote {
    private static final Duration LONGEST = Duration.ofHours(1);

    private TimeOverNote() {}

    /** One sentence or none. */
    static List<String> of(UntriedCandidates untried, ProvokeResult numbers, SettingSyntax syntax) {
        if (untried.isNothing()) {
            return List.of();
        }
        List<String> missing = new ArrayList<>();
        if (untried.tests() > 0) {
            missing.add(Words.count(untried.tests(), "test") + " in which threads met"
                    + (untried.tests() == 1 ? " was" : " were") + " executed again");
        }
        if (untried.candidates() > 0) {
            missing.add(Words.count(untried.candidates(), "candidate") + (untried.candidates() == 1 ? " was" : " were")
                    + " tried");
        }
        return List.of("The time to provoke violations was over before " + String.join(", and before ", missing)
                + ". Give it more time with "
                + syntax.duration("timeBudget", enough(untried, numbers)) + ".");
    }

    /** As much as the rest needs if it takes as long as what was tried, in whole minutes, and twice as long at least. */
    private static Duration enough(UntriedCandidates untried, ProvokeResult numbers) {
        double tried = Math.max(1, numbers.tried());
        double factor = Math.max(2, (tried + untried.candidates()) / tried);
        long minutes =
                1 + (long) (numbers.seconds() * factor / Duration.ofMinutes(1).toSeconds());
        return Duration.ofMinutes(Math.min(LONGEST.toMinutes(), minutes));
    }
}
