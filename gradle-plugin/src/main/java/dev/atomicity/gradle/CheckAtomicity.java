package dev.atomicity.gradle;

import java.io.IOException;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.TaskAction;

/** Runs the tests and fails the build if more regions were cut than are allowed. */
@CacheableTask
public abstract class CheckAtomicity extends CheckingTask {
    @TaskAction
    public void run() throws IOException {
        report(check());
    }
}
