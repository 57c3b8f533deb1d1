package dev.atomicity.gradle;

import dev.atomicity.analysis.Checker;
import dev.atomicity.analysis.TraceAnalysis;
import dev.atomicity.analysis.TraceVerdict;
import dev.atomicity.analysis.VerdictJson;
import dev.atomicity.specification.Conflicts;
import dev.atomicity.trace.TraceException;
import dev.atomicity.verdict.TraceThreshold;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.InvalidUserDataException;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.ProjectLayout;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.OutputFile;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.VerificationException;

/** Analyses recorded traces, and fails the build if they show more atomicity violations than are allowed. */
@CacheableTask
public abstract class AnalyzeTraces extends DefaultTask {
    /** Injected, because asking the project for it while the task runs would break the configuration cache. */
    @Inject
    protected abstract ProjectLayout getLayout();

    /** The trace files to analyse. */
    @InputFiles
    @PathSensitive(PathSensitivity.RELATIVE)
    public abstract ConfigurableFileCollection getTraces();

    /**
     * The traces as the results name them: relative to the project, so that a cached result is right in another checkout,
     * and an input of its own, because the fingerprint of a single file holds no more than its last name.
     */
    @Input
    public List<String> getTraceNames() {
        return getTraces().getFiles().stream().map(this::nameOf).toList();
    }

    /** Which events conflict: {@code data} or {@code dataAndLocks}. */
    @Input
    public abstract Property<String> getConflicts();

    /** How many violations and cycles, in all traces together, are allowed before the build fails. */
    @Input
    public abstract Property<Integer> getMaxViolations();

    /** Whether to warn about too many violations instead of failing the build. */
    @Input
    public abstract Property<Boolean> getIgnoreFailures();

    /** The verdicts: one JSON object a line, one line a trace. */
    @OutputFile
    public abstract RegularFileProperty getResultsFile();

    /** Analyses the traces, writes the results, and only then decides whether the build fails. */
    @TaskAction
    public void analyze() {
        // A run that looked at nothing must not look like a run that found nothing.
        if (getTraces().isEmpty()) {
            throw new InvalidUserDataException("There is no trace to analyse. Name the trace files with "
                    + setting("traces.from(\"a.trace\", \"b.trace\")") + ".");
        }
        TraceThreshold threshold = threshold();
        List<TraceVerdict> verdicts = analyzeAll(new TraceAnalysis(Checker.DAVIDA, conflicts()));
        write(verdicts);

        Optional<String> excess = threshold.excess(verdicts);
        if (excess.isEmpty()) {
            return;
        }
        if (getIgnoreFailures().get()) {
            getLogger().warn(excess.get());
            return;
        }
        throw new VerificationException(excess.get() + "\n" + howToAllow(TraceThreshold.count(verdicts)));
    }

    private List<TraceVerdict> analyzeAll(TraceAnalysis analysis) {
        List<TraceVerdict> verdicts = new ArrayList<>();
        for (File trace : getTraces()) {
            try {
                verdicts.add(analysis.analyze(trace.toPath()).named(nameOf(trace)));
            } catch (TraceException e) {
                throw new GradleException("The trace cannot be analysed: " + e.getMessage(), e);
            }
        }
        return verdicts;
    }

    private String nameOf(File trace) {
        Path projectDirectory = getLayout().getProjectDirectory().getAsFile().toPath();
        Path path = trace.toPath();
        // There is no relative path from one drive to another.
        boolean sameRoot = projectDirectory.getRoot().equals(path.getRoot());
        return (sameRoot ? projectDirectory.relativize(path) : path).toString().replace(File.separatorChar, '/');
    }

    private void write(List<TraceVerdict> verdicts) {
        Path results = getResultsFile().get().getAsFile().toPath();
        try {
            Files.write(results, verdicts.stream().map(VerdictJson::toJson).toList());
        } catch (IOException e) {
            throw new UncheckedIOException("The results cannot be written to " + results, e);
        }
    }

    private Conflicts conflicts() {
        try {
            return Conflicts.named(getConflicts().get());
        } catch (IllegalArgumentException e) {
            throw wrongSetting("conflicts = \"" + getConflicts().get() + "\"", e);
        }
    }

    private TraceThreshold threshold() {
        try {
            return new TraceThreshold(getMaxViolations().get());
        } catch (IllegalArgumentException e) {
            throw wrongSetting("maxViolations = " + getMaxViolations().get(), e);
        }
    }

    private InvalidUserDataException wrongSetting(String assignment, IllegalArgumentException cause) {
        return new InvalidUserDataException("Wrong setting " + setting(assignment) + ": " + cause.getMessage(), cause);
    }

    private String howToAllow(int found) {
        return "Allow this many with " + setting("maxViolations = " + found) + ", or only warn with "
                + setting("ignoreFailures = true") + ".";
    }

    /** The same words are right in a Groovy and in a Kotlin build script. */
    private String setting(String assignment) {
        return "tasks." + getName() + " { " + assignment + " }";
    }
}
