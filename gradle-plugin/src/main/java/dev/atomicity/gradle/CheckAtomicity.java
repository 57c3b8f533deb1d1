package dev.atomicity.gradle;

import dev.atomicity.results.Results;
import dev.atomicity.verdict.Baseline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;

/** Runs the tests and fails the build if more regions were interrupted than are allowed. */
@CacheableTask
public abstract class CheckAtomicity extends CheckingTask {
    /** The baseline that the user names. It must be there. */
    @InputFiles
    @Optional
    @PathSensitive(PathSensitivity.NONE)
    public abstract RegularFileProperty getBaselineFile();

    /**
     * The baseline if the user names none. Whether it is there is asked when the task runs, not when it is configured: the
     * file may come between two builds that share one configuration.
     */
    @InputFiles
    @PathSensitive(PathSensitivity.NONE)
    public abstract RegularFileProperty getDefaultBaselineFile();

    /** What the baseline knows no longer. It is an input: on the day after, the check is not up to date. */
    @Input
    public List<String> getExpiredEntries() {
        Path file = knownFindings();
        try {
            return file == null ? List.of() : Baseline.read(file).expiredOn(LocalDate.now());
        } catch (IOException e) {
            // The check itself says what is wrong.
            return List.of();
        }
    }

    @Override
    final Path knownFindings() {
        if (getBaselineFile().isPresent()) {
            return getBaselineFile().get().getAsFile().toPath();
        }
        Path file = getDefaultBaselineFile().get().getAsFile().toPath();
        return Files.isRegularFile(file) ? file : null;
    }

    @TaskAction
    public void run() throws IOException {
        Results results = check();
        String address = write(results);
        decide(results, results.ignoreFailures(), address);
    }
}
