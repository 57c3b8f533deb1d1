package dev.atomicity.gradle;

import dev.atomicity.results.Results;
import dev.atomicity.verdict.Baseline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.UntrackedTask;

/** Runs the tests and takes all that is found into the baseline. What the baseline says of findings that stay is kept. */
@UntrackedTask(because = "it changes a file that people keep beside their sources")
public abstract class WriteBaseline extends CheckingTask {
    /** The file to write. */
    @Internal
    public abstract RegularFileProperty getBaselineToWrite();

    @TaskAction
    public void run() throws IOException {
        Results results = check();
        Path file = getBaselineToWrite().get().getAsFile().toPath();
        LocalDate today = LocalDate.now();
        Baseline old = Files.exists(file) ? Baseline.read(file) : Baseline.EMPTY;
        Baseline renewed = old.renewed(results.findings(), today);
        renewed.write(file);
        getLogger()
                .lifecycle(
                        "{} written to {}",
                        renewed.size() == 1 ? "1 known finding" : renewed.size() + " known findings",
                        file);
    }
}
