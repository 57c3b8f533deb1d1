package dev.atomicity.gradle;

import dev.atomicity.check.BaselineRenewal;
import dev.atomicity.check.SettingException;
import dev.atomicity.results.Results;
import java.io.IOException;
import java.nio.file.Path;
import org.gradle.api.GradleException;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.UntrackedTask;

/**
 * Runs the tests and adds all that is found to the baseline. What the baseline has stays, even if it did not happen in this run;
 * {@code --prune} removes that.
 */
@UntrackedTask(because = "it changes a file that people keep beside their sources")
public abstract class WriteBaseline extends FileWritingTask {
    /** The file to write. */
    @Internal
    public abstract RegularFileProperty getBaselineFile();

    @TaskAction
    public void run() {
        Path file = getBaselineFile().get().getAsFile().toPath();
        try {
            BaselineRenewal.requireAllTests(settings());
            Results results = check();
            getLogger().lifecycle(BaselineRenewal.renew(file, settings(), results, prunes()));
        } catch (SettingException e) {
            throw GradleSyntax.wrong(e);
        } catch (IOException e) {
            throw new GradleException("The baseline cannot be written: " + e.getMessage(), e);
        }
    }
}
