package dev.atomicity.maven;

import dev.atomicity.analysis.Checker;
import dev.atomicity.analysis.TraceAnalysis;
import dev.atomicity.analysis.TraceVerdict;
import dev.atomicity.specification.Conflicts;
import dev.atomicity.trace.TraceException;
import dev.atomicity.verdict.TraceThreshold;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Analyses recorded trace files, and fails the build if they show more atomicity violations than are allowed. It needs no
 * project: {@code mvn dev.atomicity:atomicity-maven-plugin:analyze -Datomicity.traces=a.trace,b.trace}.
 */
@Mojo(name = "analyze", requiresProject = false, threadSafe = true)
public class AnalyzeMojo extends AbstractMojo {
    /**
     * The trace files to analyse: in the POM one {@code <trace>} element each, on the command line separated by commas. A
     * relative path starts at the project's directory, or without a project at the current one.
     */
    @Parameter(property = "atomicity.traces")
    List<File> traces = List.of();

    /**
     * Which events conflict with each other. {@code data}: reads and writes of the same variable. {@code dataAndLocks}: also
     * acquiring and releasing the same lock, which is how the literature defines a violation.
     */
    @Parameter(property = "atomicity.conflicts", defaultValue = "dataAndLocks")
    String conflicts = "dataAndLocks";

    /** How many violations and cycles, in all traces together, are allowed before the build fails. */
    @Parameter(property = "atomicity.maxViolations", defaultValue = "0")
    int maxViolations;

    /** Whether to warn about too many violations instead of failing the build. A trace that cannot be read still fails it. */
    @Parameter(property = "atomicity.ignoreFailures", defaultValue = "false")
    boolean ignoreFailures;

    /** Whether to do nothing at all. */
    @Parameter(property = "atomicity.skip", defaultValue = "false")
    boolean skip;

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("Atomicity analysis is skipped (atomicity.skip).");
            return;
        }
        // A run that looked at nothing must not look like a run that found nothing.
        if (traces == null || traces.isEmpty()) {
            throw new MojoExecutionException("There is no trace to analyse. Name the trace files in"
                    + " <traces><trace>...</trace></traces> or -Datomicity.traces=a.trace,b.trace.");
        }
        TraceThreshold threshold = threshold();
        List<TraceVerdict> verdicts = analyzeAll(new TraceAnalysis(Checker.DAVIDA, conflicts()));

        Optional<String> excess = threshold.excess(verdicts);
        if (excess.isEmpty()) {
            return;
        }
        if (ignoreFailures) {
            getLog().warn(excess.get());
            return;
        }
        throw new MojoFailureException(excess.get() + "\n" + howToAllow(TraceThreshold.count(verdicts)));
    }

    private List<TraceVerdict> analyzeAll(TraceAnalysis analysis) throws MojoExecutionException {
        List<TraceVerdict> verdicts = new ArrayList<>();
        for (File trace : traces) {
            TraceVerdict verdict = analyze(analysis, trace);
            getLog().info(verdict.trace() + ": " + verdict.events() + " events, "
                    + verdict.violations().size() + " violations, "
                    + verdict.cycles().size() + " cycles");
            verdicts.add(verdict);
        }
        return verdicts;
    }

    private static TraceVerdict analyze(TraceAnalysis analysis, File trace) throws MojoExecutionException {
        try {
            return analysis.analyze(trace.toPath());
        } catch (TraceException e) {
            throw new MojoExecutionException("The trace cannot be analysed: " + e.getMessage(), e);
        }
    }

    private Conflicts conflicts() throws MojoExecutionException {
        try {
            return Conflicts.named(conflicts);
        } catch (IllegalArgumentException e) {
            throw MavenSyntax.wrongSetting("conflicts", e);
        }
    }

    private TraceThreshold threshold() throws MojoExecutionException {
        try {
            return new TraceThreshold(maxViolations);
        } catch (IllegalArgumentException e) {
            throw MavenSyntax.wrongSetting("maxViolations", e);
        }
    }

    private static String howToAllow(int found) {
        return "Allow this many with " + MavenSyntax.assignment("maxViolations", String.valueOf(found))
                + ", or only warn with " + MavenSyntax.assignment("ignoreFailures", "true") + ".";
    }
}
