package dev.atomicity.gradle;

import dev.atomicity.check.ResultsMerge;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsException;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.gradle.api.GradleException;
import org.gradle.api.InvalidUserDataException;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.UntrackedTask;
import org.gradle.api.tasks.options.Option;

/** Creates the reports again from existing results, without running a test. Several results become one report. */
@UntrackedTask(because = "the results it reads may be the ones it writes")
public abstract class RenderReports extends ReportingTask {
    /**
     * Results files, or folders that contain one: of shards, of other projects, of other JDKs. Default: those in the folder of
     * the reports.
     */
    @Internal
    public abstract ConfigurableFileCollection getResults();

    /** How many findings are allowed, in all, before the build fails. Default: what the checks allowed. */
    @Internal
    public abstract Property<Integer> getMaxViolations();

    /** Whether to report and warn, and let the build continue. Default: what the check said; of several results, no. */
    @Internal
    public abstract Property<Boolean> getIgnoreFailures();

    /** Whether to merge shards although some are missing or duplicated; the report says so. Default: false. */
    @Internal
    public abstract Property<Boolean> getAllowIncomplete();

    @Option(
            option = "allow-incomplete",
            description = "Merges shards even if some are missing or duplicated; the report says so.")
    public void setAllowIncompleteOption(boolean allowIncomplete) {
        getAllowIncomplete().set(allowIncomplete);
    }

    @Option(option = "max-violations", description = "Findings allowed before the build fails.")
    public void setMaxViolationsOption(String maxViolations) {
        if (!maxViolations.matches("\\d{1,9}")) {
            throw new InvalidUserDataException(
                    "--max-violations is '" + maxViolations + "', but must be a number, 0 or more.");
        }
        getMaxViolations().set(Integer.valueOf(maxViolations));
    }

    @Option(option = "ignore-failures", description = "Reports and warns, but does not fail the build.")
    public void setIgnoreFailuresOption(boolean ignoreFailures) {
        getIgnoreFailures().set(ignoreFailures);
    }

    /** Takes the place of what the build script says. */
    @Option(
            option = "results",
            description = "Creates one report from these results, files or folders; may be given several times.")
    public void setResultsOption(List<String> results) {
        getResults().setFrom(results);
    }

    @TaskAction
    public void run() throws IOException {
        Set<File> named = getResults().getFiles();
        Results results;
        try {
            results = named.isEmpty()
                    ? ResultsMerge.own(
                            getReportDirectory().get().getAsFile().toPath(),
                            getMaxViolations().getOrNull())
                    : ResultsMerge.of(
                            named.stream().map(File::toPath).toList(),
                            getMaxViolations().getOrNull(),
                            getAllowIncomplete().getOrElse(false));
        } catch (ResultsException e) {
            throw new GradleException(
                    "The reports cannot be created: " + e.getMessage() + "."
                            + (named.isEmpty() ? " Run the check first: gradle atomicityCheck." : ""),
                    e);
        }
        decide(results, getIgnoreFailures().getOrElse(results.ignoreFailures()), write(results));
    }
}
