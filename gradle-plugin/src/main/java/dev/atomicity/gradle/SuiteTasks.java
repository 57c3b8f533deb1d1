package dev.atomicity.gradle;

import dev.atomicity.check.PlanFolders;
import dev.atomicity.specification.SpecificationFile;
import dev.atomicity.verdict.Baseline;
import java.util.List;
import java.util.Locale;
import org.gradle.api.Project;
import org.gradle.api.Task;
import org.gradle.api.file.RegularFile;
import org.gradle.api.plugins.JavaPlugin;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.plugins.jvm.JvmTestSuite;
import org.gradle.api.plugins.jvm.JvmTestSuiteTarget;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;
import org.gradle.api.tasks.TaskContainer;
import org.gradle.api.tasks.TaskProvider;
import org.gradle.language.base.plugins.LifecycleBasePlugin;

/** The tasks for one test suite: check, baseline, report. The suite {@code test} has the plain names. */
final class SuiteTasks {
    /** How the names of the tasks start that check. */
    static final String CHECK = "atomicityCheck";

    private final Project project;
    private final AtomicityExtension extension;
    private final JvmTestSuite suite;
    private final TestTaskFacts tests;

    /** That of the test task: of the suite as a rule, and of each target if a suite has several. */
    private final String name;

    SuiteTasks(Project project, AtomicityExtension extension, JvmTestSuite suite, JvmTestSuiteTarget target) {
        this.project = project;
        this.extension = extension;
        this.suite = suite;
        this.tests = new TestTaskFacts(project, target.getTestTask());
        this.name = target.getTestTask().getName();
    }

    void register() {
        TaskContainer tasks = project.getTasks();
        RegularFile defaultBaseline = project.getLayout().getProjectDirectory().file(baselineName());
        TaskProvider<CheckAtomicity> check = tasks.register(named(CHECK), CheckAtomicity.class, task -> {
            task.setDescription("Runs the tests of '" + name + "' and finds methods that other threads interrupt.");
            configure(task);
            configureReports(task);
            task.getBaselineFile().convention(extension.getBaselineFile());
            task.getDefaultBaselineFile().convention(defaultBaseline);
        });
        tasks.register(named("atomicityBaseline"), WriteBaseline.class, task -> {
            task.setDescription("Runs the tests of '" + name + "' and adds what they find to the baseline.");
            configure(task);
            task.getReportDirectory()
                    .convention(project.getLayout().getBuildDirectory().dir("tmp/" + task.getName() + "-results"));
            task.getBaselineFile().convention(extension.getBaselineFile().orElse(defaultBaseline));
        });
        tasks.register(named("atomicityRefine"), RefineSpecification.class, task -> {
            task.setDescription("Lists the methods that are atomic, as far as the tests of '" + name + "' show.");
            configure(task);
            task.getReportDirectory()
                    .convention(project.getLayout()
                            .getBuildDirectory()
                            .dir(ReportingTask.DIRECTORY + "-refine" + (isPlain() ? "" : "-" + name)));
            task.getSpecificationFile()
                    .convention(extension
                            .getSpecificationFile()
                            .orElse(project.getLayout().getProjectDirectory().file(specificationName())));
            task.getAdvice()
                    .convention(project.provider(
                            () -> extension.getSpecificationFile().isPresent()
                                    ? null
                                    : GradleSyntax.file("specificationFile", specificationName())));
        });
        tasks.register(named("atomicityReport"), RenderReports.class, task -> {
            task.setDescription("Creates the reports of '" + name + "' again, without running a test.");
            configureReports(task);
            task.mustRunAfter(check);
        });
        tasks.named(
                LifecycleBasePlugin.CHECK_TASK_NAME,
                task -> task.dependsOn(extension.getRunOnCheck().map(isOn -> isOn ? List.of(check) : List.of())));
    }

    private boolean isPlain() {
        return name.equals(JavaPlugin.TEST_TASK_NAME);
    }

    private String named(String task) {
        return isPlain() ? task : task + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /** Each suite has its own: what one suite finds is nothing that another one no longer finds. */
    private String baselineName() {
        return isPlain() ? Baseline.DEFAULT_NAME : Baseline.DEFAULT_NAME.replace(".json", "-" + name + ".json");
    }

    private String specificationName() {
        String name = SpecificationFile.DEFAULT_NAME;
        return isPlain() ? name : name.replace(".txt", "-" + this.name + ".txt");
    }

    private void configureReports(ReportingTask task) {
        task.setGroup(AtomicityPlugin.VERIFICATION_GROUP);
        task.getReportDirectory()
                .convention(project.getLayout()
                        .getBuildDirectory()
                        .dir(ReportingTask.DIRECTORY + (isPlain() ? "" : "-" + name)));
        task.getReports().getHtml().convention(extension.getReports().getHtml());
        task.getReports().getJunitXml().convention(extension.getReports().getJunitXml());
        task.getReports().getJson().convention(extension.getReports().getJson());
        task.getReports().getSarif().convention(extension.getReports().getSarif());
    }

    private void configure(CheckingTask task) {
        task.setGroup(AtomicityPlugin.VERIFICATION_GROUP);
        Provider<Boolean> skip = extension.getSkip();
        task.onlyIf("atomicity { skip } is not set", ignored -> !skip.get());
        task.getProjectName().convention(projectName());
        task.getRootDirectory().convention(project.getRootDir());
        configureClasses(task);
        tests.configure(task, extension);

        task.getMaxViolations().convention(extension.getMaxViolations());
        task.getFailOn().convention(extension.getFailOn());
        task.getIgnoreFailures().convention(extension.getIgnoreFailures());
        task.getIncludes().convention(extension.getIncludes());
        task.getExcludes().convention(extension.getExcludes());
        task.getConflicts().convention(extension.getConflicts());
        task.getRegions().convention(extension.getRegions());
        task.getAtomic().convention(extension.getAtomic());
        task.getNonAtomic().convention(extension.getNonAtomic());
        task.getSpecificationFile().convention(extension.getSpecificationFile());
        task.getTestTimeout().convention(extension.getTestTimeout());
        task.getParallelTests().convention(extension.getParallelTests());
        task.getShard().convention(extension.getShard());
        task.getPreviousResults().convention(extension.getPreviousResults());
        task.getEffort().convention(extension.getEffort());
        task.getMinOverlap().convention(extension.getMinOverlap());
        task.getTimeBudget().convention(extension.getTimeBudget());
        task.getReplay().convention(extension.getReplay());
        runAgain(task, task.getReplay(), extension.getAlwaysRun());
        task.getSourceLinks().convention(extension.getSourceLinks());
        keepOutOfCacheIfLinked(task, task.getSourceLinks());
        task.getSeed().convention(extension.getSeed());
        task.getKeptPlans().convention(project.getLayout().getProjectDirectory().dir(PlanFolders.KEPT));
        task.getShowProgress().convention(Terminal.isWatched(project));
    }

    private static void keepOutOfCacheIfLinked(Task task, Provider<String> links) {
        task.getOutputs()
                .doNotCacheIf(
                        "its links contain absolute paths",
                        ignored -> !links.get().equals("none"));
    }

    /** A replay is executed whenever it is asked for. */
    private static void runAgain(Task task, Provider<String> replay, Provider<Boolean> alwaysRun) {
        task.getOutputs().upToDateWhen(ignored -> !replay.isPresent() && !alwaysRun.get());
        task.getOutputs().doNotCacheIf("it is a replay", ignored -> replay.isPresent());
        task.getOutputs().doNotCacheIf("atomicity { alwaysRun } is set", ignored -> alwaysRun.get());
    }

    private String projectName() {
        boolean isRoot = project.getPath().equals(Project.PATH_SEPARATOR);
        return (isRoot ? project.getName() : project.getPath()) + (isPlain() ? "" : " " + name);
    }

    private void configureClasses(CheckingTask task) {
        SourceSetContainer sourceSets =
                project.getExtensions().getByType(JavaPluginExtension.class).getSourceSets();
        SourceSet main = sourceSets.getByName(SourceSet.MAIN_SOURCE_SET_NAME);
        SourceSet own = suite.getSources();
        ProductionArtifacts others = new ProductionArtifacts(
                project.getConfigurations().getByName(own.getRuntimeClasspathConfigurationName()));
        task.getTestJvm().getMainClassesDirs().from(main.getOutput().getClassesDirs());
        task.getProductionClasses().from(main.getOutput().getClassesDirs(), others.files());
        task.getSources()
                .from(
                        main.getAllSource().getSourceDirectories(),
                        own.getAllSource().getSourceDirectories());
        task.getSources().from(others.sources());
        task.getTestJvm().getLauncherClasspath().from(LauncherConfiguration.of(own, project));
    }
}
