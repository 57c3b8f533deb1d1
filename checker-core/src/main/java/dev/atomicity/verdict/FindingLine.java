package dev.atomicity.verdict;

import dev.atomicity.results.FindingPlace;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Kind;
import dev.atomicity.results.Step;
import java.util.List;

/** A finding in one line of the message of the build. */
final class FindingLine {
    private FindingLine() {}

    static String of(FindingResult finding) {
        String first =
                finding.witness().isEmpty() ? "" : variable(finding.witness().get(0));
        String method = finding.region() + " (" + place(finding) + ") ";
        if (finding.kind() == Kind.CYCLE) {
            return method + "is part of a ring of several steps"
                    + (first.isEmpty() ? "" : ", the first one on " + first);
        }
        return method + "was interrupted" + between(finding) + ": "
                + finding.pattern().id() + (first.isEmpty() ? "" : " of " + first);
    }

    /** The steps that should not have been separated, if the place of the finding does not show them: they are in called methods. */
    private static String between(FindingResult finding) {
        FindingPlace place = FindingPlace.of(finding);
        List<Step> witness = finding.witness();
        if (witness.isEmpty() || place.file() == null) {
            return "";
        }
        Step first = witness.get(0);
        Step last = witness.get(witness.size() - 1);
        boolean isKnown =
                first.file() != null && last.file() != null && first.line() >= 0 && last.line() >= 0 && first != last;
        if (!isKnown || place.text().equals(first.place()) || first.threadId() != last.threadId()) {
            return "";
        }
        if (!first.file().equals(place.file()) || !last.file().equals(place.file())) {
            return " between " + first.place() + " and " + last.place();
        }
        return first.line() == last.line()
                ? " in line " + first.line()
                : " between lines " + first.line() + " and " + last.line();
    }

    private static String variable(Step step) {
        return step.variable() == null ? "a lock" : step.variable();
    }

    private static String place(FindingResult finding) {
        String place = FindingPlace.of(finding).text();
        return place.isEmpty() ? "unknown source" : place;
    }
}
