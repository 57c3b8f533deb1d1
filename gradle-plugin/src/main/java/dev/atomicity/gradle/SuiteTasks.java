package dev.atomicity.gradle;

import dev.atomicity.results.ResultsFile;
import dev.atomicity.verdict.Baseline;
import java.util.List;
import java.util.Locale;
import org.gradle.api.Project;
import org.gradle.api.file.Directory;
import org.gradle.api.plugins.JavaPlugin;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.plugins.jvm.JvmTestSuite;
import org.gradle.api.plugins.jvm.JvmTestSuiteTarget;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;
import org.gradle.api.tasks.TaskProvider;
import org.gradle.language.base.plugins.LifecycleBasePlugin;

/** The tasks for one test suite: check, baseline, report. The suite {@code test} has the plain names. */
final class SuiteTasks {
    private final Project project;
    private final AtomicityExtension extension;
    private final JvmTestSuite suite;
    private final TestTaskFacts tests;

    SuiteTasks(Project project, AtomicityExtension extension, JvmTestSuite suite, JvmTestSuiteTarget target) {
        this.project = project;
        this.extension = extension;
        this.suite = suite;
        this.tests = new TestTaskFacts(project, target.getTestTask());
    }

    void register() {
        String of = suite.getName().equals(JavaPlugin.TEST_TASK_NAME)
                ? ""
                : suite.getName().substring(0, 1).toUpperCase(Locale.ROOT)
                        + suite.getName().substring(1);
        Provider<Directory> reports = project.getLayout()
                .getBuildDirectory()
                .dir("reports/atomicity" + (of.isEmpty() ? "" : "-" + suite.getName()));
        TaskProvider<CheckAtomicity> check = project.getTasks()
                .register("atomicityCheck" + of, CheckAtomicity.class, task -> {
                    task.setDescription("Runs the tests of suite '" + suite.getName()
                            + "' and finds methods that other threads cut in two.");
                    configure(task, reports);
                    task.getBaselineFile().convention(extension.getBaselineFile());
                });
        project.getTasks().register("atomicityBaseline" + of, WriteBaseline.class, task -> {
            task.setDescription("Takes what the tests of suite '" + suite.getName() + "' find into the baseline.");
            configure(task, project.getLayout().getBuildDirectory().dir("tmp/" + task.getName() + "-results"));
            task.getBaselineToWrite()
                    .convention(extension
                            .getBaselineFile()
                            .orElse(project.getLayout().getProjectDirectory().file(Baseline.DEFAULT_NAME)));
        });
        project.getTasks().register("atomicityReport" + of, RenderReports.class, task -> {
            task.setDescription("Makes the reports of suite '" + suite.getName() + "' again, without running a test.");
            configureReports(task, reports);
            task.getOwnResults().convention(reports.map(directory -> directory.file(ResultsFile.NAME)));
        });
        project.getTasks()
                .named(
                        LifecycleBasePlugin.CHECK_TASK_NAME,
                        task -> task.dependsOn(
                                extension.getRunOnCheck().map(isOn -> isOn ? List.of(check) : List.of())));
    }

    private void configureReports(ReportingTask task, Provider<Directory> reports) {
        task.setGroup(AtomicityPlugin.VERIFICATION_GROUP);
        task.getReportDirectory().convention(reports);
        task.getReports().getHtml().convention(extension.getReports().getHtml());
        task.getReports().getJunitXml().convention(extension.getReports().getJunitXml());
        task.getReports().getJson().convention(extension.getReports().getJson());
        task.getReports().getSarif().convention(extension.getReports().getSarif());
    }

    private void configure(CheckingTask task, Provider<Directory> reports) {
        configureReports(task, reports);
        Provider<Boolean> skip = extension.getSkip();
        task.onlyIf("atomicity { skip } is not set", ignored -> !skip.get());
        task.getProjectName().convention(projectName());
        task.getRootDirectory().convention(project.getRootDir());
        configureClasses(task);
        tests.configure(task, extension);

        task.getMaxViolations().convention(extension.getMaxViolations());
        task.getIgnoreFailures().convention(extension.getIgnoreFailures());
        task.getIncludes().convention(extension.getIncludes());
        task.getExcludes().convention(extension.getExcludes());
        task.getConflicts().convention(extension.getConflicts());
        task.getRegions().convention(extension.getRegions());
        task.getAtomic().convention(extension.getAtomic());
        task.getNonAtomic().convention(extension.getNonAtomic());
        task.getTestTimeout().convention(extension.getTestTimeout());
        task.getParallelTests().convention(extension.getParallelTests());
        task.getShard().convention(extension.getShard());
        task.getShowProgress().convention(Terminal.isWatched(project));
    }

    private String projectName() {
        String name = project == project.getRootProject() ? project.getName() : project.getPath();
        return suite.getName().equals(JavaPlugin.TEST_TASK_NAME) ? name : name + " " + suite.getName();
    }

    private void configureClasses(CheckingTask task) {
        SourceSetContainer sourceSets =
                project.getExtensions().getByType(JavaPluginExtension.class).getSourceSets();
        SourceSet main = sourceSets.getByName(SourceSet.MAIN_SOURCE_SET_NAME);
        SourceSet own = suite.getSources();
        ProductionArtifacts others = new ProductionArtifacts(
                project.getConfigurations().getByName(own.getRuntimeClasspathConfigurationName()));
        task.getMainClassesDirs().from(main.getOutput().getClassesDirs());
        task.getProductionClasses().from(main.getOutput().getClassesDirs(), others.files());
        task.getSources()
                .from(
                        main.getAllSource().getSourceDirectories(),
                        own.getAllSource().getSourceDirectories());
        task.getSources().from(others.sources());
        task.getLauncherClasspath().from(new LauncherConfiguration(project, own).configuration());
    }
}
