package dev.atomicity.report;

import dev.atomicity.report.text.Advice;
import dev.atomicity.report.text.ExampleTest;
import dev.atomicity.report.text.Explanation;
import dev.atomicity.report.text.FindingText;
import dev.atomicity.report.text.NotAtomic;
import dev.atomicity.report.text.ProvokeText;
import dev.atomicity.report.text.TestNames;
import dev.atomicity.report.text.TextDrawing;
import dev.atomicity.report.text.Totals;
import dev.atomicity.report.text.UnjudgedText;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.VerdictState;
import dev.atomicity.steps.TextColumns;
import java.util.List;

/** The findings for a terminal: of those that count the worst in about ten lines each, more of them in one, and a line about all. */
public final class ConsoleReport {
    private static final int TOLD = 5;
    private static final int SHOWN = 20;
    private static final int UNJUDGED_SHOWN = 5;
    private static final String MARGIN = "   ";

    private final Results results;
    private final ConsoleStyle style;
    private final TestNames names;
    private final StringBuilder text = new StringBuilder();

    private ConsoleReport(Results results, ConsoleStyle style) {
        this.results = results;
        this.style = style;
        this.names = new TestNames(results);
    }

    /** Lines that end in line feeds. Where the reports lie is for the caller to say. */
    public static String text(Results results, ConsoleStyle style) {
        ConsoleReport report = new ConsoleReport(results, style);
        report.describeFindings();
        report.describeVerdict();
        return report.finished();
    }

    /** The same without the verdict, for a caller that has its own words for it. */
    public static String findings(Results results, ConsoleStyle style) {
        ConsoleReport report = new ConsoleReport(results, style);
        report.describeFindings();
        return report.finished();
    }

    private String finished() {
        return style.unicode() ? text.toString() : ascii(text.toString());
    }

    private void describeFindings() {
        Totals totals = new Totals(results);
        List<FindingResult> counted = totals.worstFirst().stream()
                .filter(finding -> finding.state().counts())
                .toList();
        int shown = Math.min(SHOWN, counted.size());
        for (int i = 0; i < shown; i++) {
            title(i + 1, counted.get(i));
            if (i < TOLD) {
                story(counted.get(i));
            }
        }
        if (shown > TOLD) {
            text.append('\n');
        }
        if (counted.size() > shown) {
            text.append("… ")
                    .append(Words.count(counted.size() - shown, "more finding"))
                    .append(" in the report\n\n");
        }
        if (!totals.minor().isEmpty()) {
            wrap("atomicity: " + totals.minor(), "");
        }
        for (String error : results.errors()) {
            wrap("atomicity: " + Words.visible(error), "");
        }
        for (String sentence : UnjudgedText.sentences(results, UNJUDGED_SHOWN)) {
            wrap("atomicity: " + sentence, "");
        }
        if (!ProvokeText.summary(results.provoke()).isEmpty()) {
            wrap("atomicity: " + ProvokeText.summary(results.provoke()), "");
        }
        if (results.coverage() != null) {
            wrap("atomicity: " + Words.visible(results.coverage().sentence()), "");
        }
        exampleIfNothingWasExercised();
    }

    private void describeVerdict() {
        Totals totals = new Totals(results);
        boolean isGood = results.verdict() == VerdictState.PASSED;
        String others = totals.others().isEmpty() ? "" : "; " + totals.others();
        int start = text.length();
        wrap("atomicity: " + totals.verdict() + ": " + totals.reason() + others, "");
        // Painted last: the codes of the colour have no width.
        String verdict = coloured(
                totals.verdict(), results.exercisesNothing() ? Colour.YELLOW : isGood ? Colour.GREEN : Colour.RED);
        int at = text.indexOf(totals.verdict(), start);
        text.replace(at, at + totals.verdict().length(), verdict);
    }

    private void exampleIfNothingWasExercised() {
        List<String> lines = results.exercisesNothing() ? ExampleTest.lines(results.coverage()) : List.of();
        if (!lines.isEmpty()) {
            wrap("atomicity: a test with two threads would exercise it, for example:", "");
            lines.forEach(line -> text.append(MARGIN).append(line).append('\n'));
        }
    }

    private void title(int number, FindingResult finding) {
        String title = number + ") " + Advice.on(finding.pattern()).title() + ": " + Explanation.title(finding);
        text.append(coloured(Words.fit(title, style.width()), Colour.BOLD)).append('\n');
    }

    private void story(FindingResult finding) {
        wrap(Explanation.of(finding).text(), MARGIN);
        text.append('\n');
        for (TextColumns.Line line : TextDrawing.of(finding, style.width() - MARGIN.length(), style.unicode())) {
            drawing(line);
        }
        String first = finding.tests().isEmpty()
                ? ""
                : ", first in " + names.name(finding.tests().get(0));
        wrap(
                Words.count(finding.occurrences(), "time") + " in "
                        + Words.count(finding.tests().size(), "test") + first + "; "
                        + FindingText.severityAndState(finding) + "; fingerprint "
                        + Words.visible(finding.fingerprint()),
                MARGIN);
        howItWasFound(finding);
        notAtomic(finding);
        text.append('\n');
    }

    /** The command is one line, however long, so that it can be copied. */
    private void howItWasFound(FindingResult finding) {
        if (ProvokeText.isMore(finding)) {
            wrap(ProvokeText.discovery(finding), MARGIN);
        }
        if (!ProvokeText.judgement(finding).isEmpty()) {
            wrap(ProvokeText.judgement(finding), MARGIN);
        }
        if (finding.replay() != null) {
            text.append(MARGIN)
                    .append("Replay: ")
                    .append(Words.visible(finding.replay()))
                    .append('\n');
        }
    }

    /** Each of them is one line, however long, so that it can be copied. */
    private void notAtomic(FindingResult finding) {
        NotAtomic lines = NotAtomic.of(finding);
        if (lines == null) {
            return;
        }
        wrap(
                "If " + Words.shortName(finding.region()) + " is not meant to be atomic, say so in one of these ways:",
                MARGIN);
        if (lines.annotation() != null) {
            paste("Java:   ", lines.annotation() + " on " + lines.annotated());
        }
        paste("Gradle: ", lines.gradle());
        paste("Maven:  ", lines.maven());
    }

    private void paste(String where, String line) {
        text.append(MARGIN).append(MARGIN).append(where).append(line).append('\n');
    }

    private void drawing(TextColumns.Line line) {
        String painted = MARGIN
                + coloured(line.cells().get(0), Colour.BLUE)
                + coloured(line.cells().get(1), line.actor() > 0 ? Colour.RED : Colour.MAGENTA)
                + coloured(line.cells().get(2), Colour.SOFT);
        text.append(painted.stripTrailing()).append('\n');
    }

    /** Breaks between words; a word that is too long for a line has it to itself. */
    private void wrap(String words, String margin) {
        int column = 0;
        for (String word : words.split(" ", -1)) {
            if (column > 0 && column + 1 + word.length() > style.width()) {
                text.append('\n');
                column = 0;
            }
            text.append(column == 0 ? margin : " ").append(word);
            column += (column == 0 ? margin.length() : 1) + word.length();
        }
        text.append('\n');
    }

    private String coloured(String words, Colour colour) {
        return colour.paint(words, style);
    }

    /** The drawings have their own letters; these are the others that come from the reports themselves. */
    private static String ascii(String text) {
        // One letter for one letter, or the columns would shift.
        return text.replace("… ", "... ").replace('…', '~').replace('›', '>');
    }
}
