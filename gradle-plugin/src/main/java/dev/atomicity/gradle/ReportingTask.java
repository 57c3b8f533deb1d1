package dev.atomicity.gradle;

import dev.atomicity.check.CheckReports;
import dev.atomicity.check.CheckReports.Report;
import dev.atomicity.report.ConsoleReport;
import dev.atomicity.report.ConsoleStyle;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Results;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.VerdictState;
import dev.atomicity.verdict.VerdictMessage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.logging.LogLevel;
import org.gradle.api.model.ObjectFactory;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.VerificationException;

/** Writes reports of results, and only then decides whether the build fails. */
public abstract class ReportingTask extends DefaultTask {
    /** The name of the folder in which reports are, unless they have the name of a suite. */
    static final String DIRECTORY = "reports/atomicity";

    ReportingTask() {
        getReportDirectory()
                .convention(getProject().getLayout().getBuildDirectory().dir(DIRECTORY));
        getReports().getHtml().convention(true);
        getReports().getJunitXml().convention(true);
        getReports().getJson().convention(true);
        getReports().getSarif().convention(true);
    }

    /** The folder of the results and the reports. */
    @OutputDirectory
    public abstract DirectoryProperty getReportDirectory();

    /** Which files are written. */
    @Nested
    public abstract AtomicityReports getReports();

    @Inject
    protected abstract ObjectFactory getObjects();

    /**
     * Writes the reports.
     *
     * @return the address of the one for people; null if it is not wanted
     */
    final String write(Results results) throws IOException {
        return CheckReports.write(
                results, wanted(), getReportDirectory().get().getAsFile().toPath(), System.getenv(), System.out);
    }

    /** Writes reports of what is known so far, for the case that the build is ended before the check is done. */
    final void writeInterim(Results results) throws IOException {
        writeInto(getReportDirectory().get().getAsFile().toPath(), results);
    }

    /** Writes reports into another folder, and nothing for a CI system. */
    final void writeInto(Path folder, Results results) throws IOException {
        CheckReports.writeInterim(results, wanted(), folder);
    }

    /** Says what was found, and fails the build if that is too much. */
    final void decide(Results results, boolean ignoreFailures, String address) {
        if (!results.findings().isEmpty()) {
            getLogger()
                    .log(warnings(results), ConsoleReport.findings(results, ConsoleStyle.of(System.getenv(), false)));
        } else if (results.verdict() == VerdictState.PASSED) {
            // What was exercised: a check that found nothing is worth as much as that.
            ConsoleReport.findings(results, ConsoleStyle.of(System.getenv(), false))
                    .lines()
                    .forEach(getLogger()::lifecycle);
        }
        GradleProblems.report(results, getObjects(), getLogger());
        VerdictMessage message = new VerdictMessage(results, address, new GradleSyntax());
        if (results.verdict() == VerdictState.FAILED) {
            if (!ignoreFailures) {
                throw new VerificationException(message.failure());
            }
            getLogger().log(warnings(results), message.failure());
        } else if (results.verdict() == VerdictState.ERROR) {
            throw new GradleException(message.error());
        } else {
            boolean isCalm = results.tests().stream().noneMatch(ReportingTask::failed);
            getLogger().log(isCalm ? LogLevel.LIFECYCLE : LogLevel.WARN, message.summary());
        }
    }

    /** The level of warnings. With {@code -q} Gradle does not show that one, and what counts must be seen also then. */
    private LogLevel warnings(Results results) {
        return results.counted() == 0 || getLogger().isWarnEnabled() ? LogLevel.WARN : LogLevel.QUIET;
    }

    private static boolean failed(TestResult test) {
        return test.outcome() == Outcome.FAILED || test.outcome() == Outcome.FAILED_ONLY_WHEN_CHECKED;
    }

    private Set<Report> wanted() {
        Set<Report> wanted = EnumSet.noneOf(Report.class);
        AtomicityReports reports = getReports();
        if (reports.getHtml().get()) {
            wanted.add(Report.HTML);
        }
        if (reports.getJunitXml().get()) {
            wanted.add(Report.JUNIT_XML);
        }
        if (reports.getJson().get()) {
            wanted.add(Report.JSON);
        }
        if (reports.getSarif().get()) {
            wanted.add(Report.SARIF);
        }
        return wanted;
    }
}
