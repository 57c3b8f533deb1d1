package dev.atomicity.report.ci;

import dev.atomicity.report.text.Advice;
import dev.atomicity.report.text.Explanation;
import dev.atomicity.report.text.FindingText;
import dev.atomicity.report.text.Part;
import dev.atomicity.report.text.ProvokeText;
import dev.atomicity.report.text.TestNames;
import dev.atomicity.report.text.TextDrawing;
import dev.atomicity.report.text.Totals;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.VerdictState;
import dev.atomicity.steps.TextColumns;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;

/** The job summary: Markdown that GitHub shows on the page of the run. */
public final class GitHubSummary {
    /** A summary may have a megabyte, for all steps of a job together. */
    private static final int SHOWN = 25;

    /** What fits beside the navigation of the page. */
    private static final int WIDTH = 110;

    private GitHubSummary() {}

    /** Adds to the file: it belongs to all commands of the step. */
    public static void append(Results results, Path file) throws IOException {
        Files.writeString(
                file, markdown(results), StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    static String markdown(Results results) {
        Totals totals = new Totals(results);
        TestNames names = new TestNames(results);
        StringBuilder text = new StringBuilder("## ")
                .append(
                        results.verdict() == VerdictState.PASSED
                                ? "✅"
                                : results.verdict() == VerdictState.FAILED ? "❌" : "⚠️")
                .append(" Atomicity")
                .append(results.project() == null ? "" : " of " + escape(results.project()))
                .append(": ")
                .append(totals.verdict().toLowerCase(Locale.ROOT))
                .append("\n\n")
                .append(escape(totals.reason()))
                .append(totals.others().isEmpty() ? "" : "; " + totals.others())
                .append(totals.minor().isEmpty() ? "" : "; " + escape(totals.minor()))
                .append("\n\n");
        results.errors()
                .forEach(error -> text.append("- ⚠️ ").append(escape(error)).append('\n'));
        List<FindingResult> findings = totals.worstFirst();
        if (!findings.isEmpty()) {
            table(text, findings);
            findings.stream()
                    .filter(finding -> finding.state().counts())
                    .limit(SHOWN)
                    .forEach(finding -> details(text, finding, names));
        }
        return text.append('\n').toString();
    }

    private static void table(StringBuilder text, List<FindingResult> findings) {
        text.append("| severity | state | what | where | tests | times |\n|---|---|---|---|--:|--:|\n");
        for (FindingResult finding : findings.subList(0, Math.min(SHOWN, findings.size()))) {
            text.append("| %s | %s | %s | %s %s | %d | %d |\n"
                    .formatted(
                            finding.severity().name().toLowerCase(Locale.ROOT),
                            finding.state().name().toLowerCase(Locale.ROOT),
                            escape(Advice.on(finding.pattern()).title()),
                            code(Words.shortName(finding.region())),
                            escape(FindingText.place(finding)),
                            finding.tests().size(),
                            finding.occurrences()));
        }
        if (findings.size() > SHOWN) {
            text.append("\n… ")
                    .append(Words.count(findings.size() - SHOWN, "more finding"))
                    .append(" in the report.\n");
        }
        text.append('\n');
    }

    private static void details(StringBuilder text, FindingResult finding, TestNames names) {
        text.append("<details><summary>")
                .append(code(Words.shortName(finding.region())))
                .append(' ');
        text.append(Explanation.headline(finding)).append("</summary>\n\n");
        for (Part part : Explanation.of(finding).parts()) {
            text.append(part.kind() == Part.Kind.TEXT ? escape(part.text()) : code(part.text()));
        }
        text.append("\n\n");
        List<TextColumns.Line> drawing = TextDrawing.of(finding, WIDTH, true);
        if (!drawing.isEmpty()) {
            text.append("<pre>\n");
            drawing.forEach(line -> text.append(escape(line.text())).append('\n'));
            text.append("</pre>\n\n");
        }
        for (String fix : Advice.on(finding.pattern()).fixes()) {
            text.append("- ").append(fix).append('\n');
        }
        if (!finding.tests().isEmpty()) {
            text.append("\nFirst in ")
                    .append(code(names.name(finding.tests().get(0))))
                    .append(".\n");
        }
        if (ProvokeText.isMore(finding)) {
            text.append('\n').append(escape(ProvokeText.discovery(finding))).append('\n');
        }
        if (!ProvokeText.judgement(finding).isEmpty()) {
            text.append('\n').append(escape(ProvokeText.judgement(finding))).append('\n');
        }
        if (finding.replay() != null) {
            text.append("\nReplay: ").append(code(finding.replay())).append('\n');
        }
        text.append("\n</details>\n\n");
    }

    /** As an element, since a name may hold any number of back quotes. */
    private static String code(String text) {
        return "<code>" + escape(text) + "</code>";
    }

    /** Nothing that comes from the program acts as Markdown or HTML. */
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        Words.visible(text).codePoints().forEach(c -> {
            switch (c) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '|' -> escaped.append("&#124;");
                case '`', '*', '_', '[', ']', '\\', '~', '#', '!', '$', '@' ->
                    escaped.append("&#").append(c).append(';');
                default -> escaped.appendCodePoint(c);
            }
        });
        return escaped.toString();
    }
}
