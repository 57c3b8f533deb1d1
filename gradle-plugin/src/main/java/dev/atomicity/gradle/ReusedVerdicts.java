package dev.atomicity.gradle;

import org.gradle.api.logging.Logger;
import org.gradle.api.logging.Logging;
import org.gradle.api.services.BuildService;
import org.gradle.api.services.BuildServiceParameters;
import org.gradle.tooling.events.FinishEvent;
import org.gradle.tooling.events.OperationCompletionListener;
import org.gradle.tooling.events.task.TaskFinishEvent;
import org.gradle.tooling.events.task.TaskSuccessResult;

/** Says when a check did not run because nothing has changed: another run might meet another schedule. */
public abstract class ReusedVerdicts implements BuildService<BuildServiceParameters.None>, OperationCompletionListener {
    private static final Logger LOGGER = Logging.getLogger(ReusedVerdicts.class);

    @Override
    public void onFinish(FinishEvent event) {
        if (event instanceof TaskFinishEvent finish && finish.getResult() instanceof TaskSuccessResult result) {
            String path = finish.getDescriptor().getTaskPath();
            boolean isReused = result.isUpToDate() || result.isFromCache();
            if (isReused && path.substring(path.lastIndexOf(':') + 1).startsWith(SuiteTasks.CHECK)) {
                LOGGER.lifecycle(sentence(path, result.isFromCache() ? "FROM-CACHE" : "UP-TO-DATE"));
            }
        }
    }

    static String sentence(String path, String state) {
        return path + " is " + state
                + ": the verdict is that of an earlier run, and another run may have another schedule."
                + " Run it again with --rerun, or always with atomicity { alwaysRun = true }.";
    }
}
