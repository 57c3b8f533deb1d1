package dev.atomicity.gradle;

import dev.atomicity.check.ResultsMerge;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsException;
import java.io.File;
import java.io.IOException;
import java.util.Set;
import org.gradle.api.GradleException;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.UntrackedTask;

/** Makes the reports again from results that are there, without running a test; of several results it makes one. */
@UntrackedTask(because = "the results it reads may be the ones it writes")
public abstract class RenderReports extends ReportingTask {
    /** Results files, or folders that hold one: of shards, of other projects, of other JDKs. Default: the suite's own. */
    @Internal
    public abstract ConfigurableFileCollection getResults();

    /** The results of the suite. */
    @Internal
    public abstract RegularFileProperty getOwnResults();

    @TaskAction
    public void run() throws IOException {
        Results results;
        try {
            Set<File> named = getResults().getFiles();
            Set<File> files = named.isEmpty() ? Set.of(getOwnResults().get().getAsFile()) : named;
            results = ResultsMerge.of(files.stream().map(File::toPath).toList());
        } catch (ResultsException e) {
            throw new GradleException("The reports cannot be made: " + e.getMessage(), e);
        }
        report(results);
    }
}
