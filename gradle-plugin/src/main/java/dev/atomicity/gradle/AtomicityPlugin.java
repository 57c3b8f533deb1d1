package dev.atomicity.gradle;

import org.gradle.api.Plugin;
import org.gradle.api.Project;

/** Applies as {@code dev.atomicity.check}, and registers the task {@code atomicityAnalyze} for recorded traces. */
public abstract class AtomicityPlugin implements Plugin<Project> {
    /** The name of the task that analyses recorded traces. */
    public static final String ANALYZE_TASK = "atomicityAnalyze";

    private static final String VERIFICATION_GROUP = "verification";

    @Override
    public void apply(Project project) {
        project.getTasks().register(ANALYZE_TASK, AnalyzeTraces.class, task -> {
            task.setGroup(VERIFICATION_GROUP);
            task.setDescription("Finds atomicity violations in recorded traces.");
            task.getConflicts().convention("dataAndLocks");
            task.getMaxViolations().convention(0);
            task.getIgnoreFailures().convention(false);
            task.getResultsFile()
                    .convention(project.getLayout().getBuildDirectory().file("reports/atomicity/traces.json"));
        });
    }
}
