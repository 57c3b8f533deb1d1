package dev.atomicity.gradle;

import dev.atomicity.refine.SpecificationRefinement;
import java.nio.file.Path;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.UntrackedTask;

/**
 * Runs the tests again and again. A method that is found interrupted is not atomic in the next round, and the methods that it calls take its
 * place. What is left after two rounds with nothing new is written to the specification file.
 */
@UntrackedTask(because = "it changes a file that people keep beside their sources")
public abstract class RefineSpecification extends FileWritingTask {
    /** How to name the file in the build script; absent if it is named there. */
    @Internal
    public abstract Property<String> getAdvice();

    @TaskAction
    public void run() {
        Path file = getSpecificationFile().get().getAsFile().toPath();
        String written = work(() -> new SpecificationRefinement(
                        settings(), facts(), listener(results -> {}), (results, folder) -> writeInto(folder, results))
                .run(file, prunes()));
        getLogger().lifecycle(written);
        if (getAdvice().isPresent()) {
            getLogger()
                    .lifecycle("Review it, commit it, and guard it with "
                            + getAdvice().get() + ".");
        }
    }
}
