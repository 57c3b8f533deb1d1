package dev.atomicity.gradle;

import java.time.Duration;
import javax.inject.Inject;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.plugins.jvm.JvmTestSuite;
import org.gradle.build.event.BuildEventsListenerRegistry;
import org.gradle.testing.base.TestingExtension;

/**
 * Applies as {@code dev.atomicity.check}: the extension {@code atomicity}, for each test suite a task that checks it, and
 * {@code atomicityAnalyze} for recorded traces.
 */
public abstract class AtomicityPlugin implements Plugin<Project> {
    /** The name of the task that analyses recorded traces. */
    public static final String ANALYZE_TASK = "atomicityAnalyze";

    static final String VERIFICATION_GROUP = "verification";

    private static final Duration TEST_TIMEOUT = Duration.ofMinutes(5);

    /** Where listeners of this build are registered. */
    @Inject
    public abstract BuildEventsListenerRegistry getEvents();

    @Override
    public void apply(Project project) {
        AtomicityExtension extension = project.getExtensions().create("atomicity", AtomicityExtension.class);
        getEvents()
                .onTaskCompletion(project.getGradle()
                        .getSharedServices()
                        .registerIfAbsent("atomicityReusedVerdicts", ReusedVerdicts.class, service -> {}));
        setDefaults(extension);
        registerAnalyze(project);
        // Each suite gets its tasks when it is there, whether this plugin is applied before or after.
        project.getPluginManager()
                .withPlugin(
                        "java",
                        ignored -> project.getExtensions()
                                .getByType(TestingExtension.class)
                                .getSuites()
                                .withType(JvmTestSuite.class)
                                .all(suite -> suite.getTargets()
                                        .all(target -> new SuiteTasks(project, extension, suite, target).register())));
    }

    private static void setDefaults(AtomicityExtension extension) {
        extension.getSkip().convention(false);
        extension.getRunOnCheck().convention(false);
        extension.getMaxViolations().convention(0);
        extension.getFailOn().convention("medium");
        extension.getIgnoreFailures().convention(false);
        extension.getConflicts().convention("data");
        extension.getRegions().convention("atomicSets");
        extension.getTestTimeout().convention(TEST_TIMEOUT);
        extension.getParallelTests().convention(false);
        extension.getAlwaysRun().convention(false);
        extension.getEffort().convention("provoke");
        extension.getSeed().convention(0);
        extension.getSourceLinks().convention("none");
        extension.getReports().getHtml().convention(true);
        extension.getReports().getJunitXml().convention(true);
        extension.getReports().getJson().convention(true);
        extension.getReports().getSarif().convention(true);
    }

    private static void registerAnalyze(Project project) {
        project.getTasks().register(ANALYZE_TASK, AnalyzeTraces.class, task -> {
            task.setGroup(VERIFICATION_GROUP);
            task.setDescription("Finds atomicity violations in recorded traces.");
            task.getConflicts().convention("dataAndLocks");
            task.getMaxViolations().convention(0);
            task.getIgnoreFailures().convention(false);
            task.getResultsFile()
                    .convention(project.getLayout().getBuildDirectory().file("reports/atomicity-traces/traces.json"));
        });
    }
}
