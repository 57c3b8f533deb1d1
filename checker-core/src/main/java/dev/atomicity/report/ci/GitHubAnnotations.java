package dev.atomicity.report.ci;

import dev.atomicity.report.text.Explanation;
import dev.atomicity.report.text.FindingText;
import dev.atomicity.report.text.Totals;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.FindingPlace;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.Severity;
import java.io.PrintStream;
import java.util.EnumMap;
import java.util.Map;

/** The findings that count as commands to the runner, which shows them beside the changed code. */
public final class GitHubAnnotations {
    /** GitHub shows no more of one level from one step. */
    static final int SHOWN = 10;

    private GitHubAnnotations() {}

    public static void write(Results results, PrintStream out) {
        Map<Severity, Integer> shown = new EnumMap<>(Severity.class);
        int left = 0;
        // What was not checked comes first: no finding may push it out of sight.
        for (String error : results.errors()) {
            if (shown.merge(Severity.HIGH, 1, Integer::sum) <= SHOWN) {
                out.print("::error title=atomicity-check::" + data(Words.visible(error)) + "\n");
            }
        }
        for (FindingResult finding : new Totals(results).worstFirst()) {
            if (!finding.state().counts()) {
                continue;
            }
            if (shown.merge(finding.severity(), 1, Integer::sum) <= SHOWN) {
                out.print(command(finding));
            } else {
                left++;
            }
        }
        if (left > 0) {
            out.print("::notice title=atomicity-check::" + Words.count(left, "more finding") + " in the report\n");
        }
        out.flush();
    }

    private static String command(FindingResult finding) {
        String level = switch (finding.severity()) {
            case HIGH -> "error";
            case MEDIUM -> "warning";
            case LOW -> "notice";
        };
        StringBuilder command = new StringBuilder("::").append(level).append(' ');
        FindingPlace place = FindingPlace.of(finding);
        if (place.source() != null) {
            command.append("file=").append(property(place.source())).append(',');
            if (place.line() > 0) {
                command.append("line=").append(place.line()).append(',');
            }
        }
        return command.append("title=")
                .append(property(FindingText.title(finding)))
                .append("::")
                .append(data(Explanation.of(finding).text()))
                .append('\n')
                .toString();
    }

    /** A line end would end the command, and what follows could be another one. */
    static String data(String text) {
        return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }

    static String property(String text) {
        return data(text).replace(":", "%3A").replace(",", "%2C");
    }
}
