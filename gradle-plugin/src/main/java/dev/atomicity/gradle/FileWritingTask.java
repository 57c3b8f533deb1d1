package dev.atomicity.gradle;

import java.nio.file.Path;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.options.Option;

/** A task that runs the tests and writes what it found out to a file that people keep beside their sources. */
public abstract class FileWritingTask extends CheckingTask {
    /** Whether to remove from the file what this run did not find. */
    @Internal
    public abstract Property<Boolean> getPrune();

    /** Removes from the file what this run did not find. */
    @Option(option = "prune", description = "Removes from the file what this run did not find.")
    public void setPruneOption(boolean prune) {
        getPrune().set(prune);
    }

    /** Known findings are found like all others. */
    @Override
    final Path knownFindings() {
        return null;
    }

    final boolean prunes() {
        return getPrune().getOrElse(false);
    }
}
