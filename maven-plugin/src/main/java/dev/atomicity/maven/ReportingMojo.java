package dev.atomicity.maven;

import dev.atomicity.check.CheckReports;
import dev.atomicity.check.CheckReports.Report;
import dev.atomicity.check.SettingException;
import dev.atomicity.report.ConsoleReport;
import dev.atomicity.report.ConsoleStyle;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Results;
import dev.atomicity.results.VerdictState;
import dev.atomicity.verdict.VerdictMessage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** What all goals share that end in reports and a verdict. */
abstract class ReportingMojo extends AbstractMojo {
    /** Where results and reports are, in the folder that the build writes to. */
    private static final String DIRECTORY = "atomicity";

    /** In the context of the top-level project: the unknown properties of the command line have been named. */
    private static final String NAMED = "atomicity.unknownPropertiesNamed";

    /** The running build. */
    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    MavenSession session;

    /** The project. */
    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    MavenProject project;

    /** This plugin: it knows the settings of all goals. */
    @Parameter(defaultValue = "${plugin}", readonly = true)
    PluginDescriptor plugin;

    /** Whether to do nothing at all. */
    @Parameter(property = "atomicity.skip", defaultValue = "false")
    boolean skip;

    /**
     * Which reports are written to {@code target/atomicity}: {@code html} (index.html), {@code junitXml}
     * (TEST-atomicity.xml), {@code json} (atomicity.json, from which the others can be made again) and {@code sarif}
     * (atomicity.sarif). In the POM one {@code <report>} element each, on the command line separated by commas.
     */
    @Parameter(property = "atomicity.reports", defaultValue = "html,junitXml,json,sarif")
    List<String> reports;

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        try {
            nameUnknownSettings();
            run();
        } catch (SettingException e) {
            throw MavenSyntax.wrongSetting(e);
        } catch (IOException e) {
            throw new MojoExecutionException("The atomicity check cannot read or write a file: " + e.getMessage(), e);
        }
    }

    private void nameUnknownSettings() {
        if (plugin == null) {
            return;
        }
        UnknownSettings unknown = UnknownSettings.of(plugin);
        MavenProject top = session.getTopLevelProject();
        // The command line is the same for all modules.
        if (top != null && top.getContextValue(NAMED) == null) {
            top.setContextValue(NAMED, true);
            unknown.lookThrough(session.getUserProperties());
        }
        unknown.lookThrough(project.getProperties());
        unknown.lookThrough(project.getBuild().getPluginsAsMap().get(plugin.getPluginLookupKey()));
        unknown.sentences().forEach(getLog()::warn);
    }

    /** The work of the goal. */
    abstract void run() throws MojoExecutionException, MojoFailureException, SettingException, IOException;

    static Path directory(MavenProject project) {
        return Path.of(project.getBuild().getDirectory(), DIRECTORY);
    }

    final Set<Report> wantedReports() throws SettingException {
        Set<Report> wanted = EnumSet.noneOf(Report.class);
        for (String name : reports) {
            wanted.add(Arrays.stream(Report.values())
                    .filter(report -> report.setting().equals(name.strip()))
                    .findFirst()
                    .orElseThrow(() -> new SettingException(
                            "reports",
                            "'" + name + "' is not a report: expected "
                                    + Arrays.stream(Report.values())
                                            .map(Report::setting)
                                            .collect(Collectors.joining(", ")))));
        }
        return wanted;
    }

    /** Writes reports of what is known so far, for the case that the build is ended before the check is done. */
    final void writeInterim(Results results) throws IOException {
        try {
            CheckReports.writeInterim(results, wantedReports(), directory(project));
        } catch (SettingException e) {
            throw new IllegalStateException("the reports were looked at before the check", e);
        }
    }

    /** Maven puts the level in front of each line, and has no colours in batch mode. */
    private ConsoleStyle consoleStyle() {
        boolean mayBeTerminal = session.getRequest().isInteractiveMode();
        return (mayBeTerminal ? ConsoleStyle.here() : ConsoleStyle.of(System.getenv(), false))
                .after("[WARNING] ".length());
    }

    /**
     * Writes the reports into the folder of the project, and ends the build if the verdict says so.
     *
     * @param ignoreFailures null for what the results say
     */
    final void conclude(Results results, Boolean ignoreFailures)
            throws MojoExecutionException, MojoFailureException, SettingException, IOException {
        String address = CheckReports.write(results, wantedReports(), directory(project), System.getenv(), System.out);
        if (!results.findings().isEmpty()) {
            ConsoleReport.findings(results, consoleStyle()).lines().forEach(warnings(results));
        } else if (results.verdict() == VerdictState.PASSED) {
            // What was exercised: a check that found nothing is worth as much as that.
            ConsoleReport.findings(results, consoleStyle()).lines().forEach(getLog()::info);
        }
        VerdictMessage message = new VerdictMessage(results, address, MavenSyntax::assignment);
        if (results.verdict() == VerdictState.PASSED || results.verdict() == VerdictState.NONE) {
            boolean isCalm = results.tests().stream()
                    .noneMatch(test ->
                            test.outcome() == Outcome.FAILED || test.outcome() == Outcome.FAILED_ONLY_WHEN_CHECKED);
            message.summary().lines().forEach(isCalm ? getLog()::info : getLog()::warn);
            return;
        }
        boolean isFailed = results.verdict() == VerdictState.FAILED;
        String text = isFailed ? message.failure() : message.error();
        if (!isFailed) {
            throw new MojoExecutionException(text);
        }
        if (!(ignoreFailures == null ? results.ignoreFailures() : ignoreFailures)) {
            throw new MojoFailureException(text);
        }
        text.lines().forEach(warnings(results));
    }

    /** Where warnings go. With {@code -q} Maven shows errors only, and what counts must be seen also then. */
    private Consumer<String> warnings(Results results) {
        return results.counted() == 0 || getLog().isWarnEnabled() ? getLog()::warn : getLog()::error;
    }
}
