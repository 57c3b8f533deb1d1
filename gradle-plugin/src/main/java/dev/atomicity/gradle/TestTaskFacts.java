package dev.atomicity.gradle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.gradle.api.Project;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.TaskProvider;
import org.gradle.api.tasks.testing.Test;
import org.gradle.api.tasks.testing.TestFrameworkOptions;
import org.gradle.api.tasks.testing.junit.JUnitOptions;
import org.gradle.api.tasks.testing.junitplatform.JUnitPlatformOptions;
import org.gradle.api.tasks.testing.testng.TestNGOptions;
import org.gradle.process.CommandLineArgumentProvider;

/**
 * What a test task says about how its tests are run, as the default of the check. Asked when the check is configured, and
 * never through a provider of the task itself: that would run the tests first.
 */
final class TestTaskFacts {
    private final Project project;
    private final TaskProvider<Test> test;

    TestTaskFacts(Project project, TaskProvider<Test> test) {
        this.project = project;
        this.test = test;
    }

    void configure(CheckingTask task, AtomicityExtension extension) {
        task.getTestClasspath().from((Callable<Object>) () -> test.get().getClasspath());
        task.getTestClassesDirs().from((Callable<Object>) () -> test.get().getTestClassesDirs());
        task.getInferModulePath()
                .convention(ask(it -> it.getModularity().getInferModulePath().getOrElse(true)));
        task.getJavaLauncher().convention(project.provider(() -> test.get()).flatMap(Test::getJavaLauncher));
        task.getWorkingDirectory().convention(ask(Test::getWorkingDir));
        task.getJvmArgs().convention(ask(TestTaskFacts::jvmArgs));
        task.getJvmArgs().addAll(extension.getJvmArgs());
        task.getJvmArgumentProviders().convention(ask(TestTaskFacts::argumentProviders));
        task.getSystemProperties().convention(ask(it -> CheckingTask.texts(it.getSystemProperties())));
        task.getTestEnvironment().convention(ask(TestTaskFacts::addedEnvironment));
        task.getClassFileIncludes().convention(ask(it -> List.copyOf(it.getIncludes())));
        task.getClassFileExcludes().convention(ask(it -> List.copyOf(it.getExcludes())));
        task.getIncludedTests()
                .convention(ask(it -> extension.getTests().get().isEmpty()
                        ? List.copyOf(it.getFilter().getIncludePatterns())
                        : extension.getTests().get()));
        task.getExcludedTests().convention(ask(it -> List.copyOf(it.getFilter().getExcludePatterns())));
        task.getIncludedTags()
                .convention(ask(it -> extension.getGroups().get().isEmpty()
                        ? tags(it.getOptions(), true)
                        : extension.getGroups().get()));
        task.getExcludedTags().convention(ask(it -> tags(it.getOptions(), false)));
    }

    private interface Question<T> {
        T of(Test test);
    }

    private <T> Provider<T> ask(Question<T> question) {
        return project.provider(() -> question.of(test.get()));
    }

    private static List<String> jvmArgs(Test test) {
        List<String> arguments = new ArrayList<>();
        if (test.getMinHeapSize() != null) {
            arguments.add("-Xms" + test.getMinHeapSize());
        }
        if (test.getMaxHeapSize() != null) {
            arguments.add("-Xmx" + test.getMaxHeapSize());
        }
        if (test.getDefaultCharacterEncoding() != null) {
            arguments.add("-Dfile.encoding=" + test.getDefaultCharacterEncoding());
        }
        if (test.getEnableAssertions()) {
            arguments.add("-ea");
        }
        if (test.getJvmArgs() != null) {
            arguments.addAll(test.getJvmArgs());
        }
        return arguments;
    }

    /** Coverage is measured by the tests themselves: the check must not write into their files. */
    private static List<CommandLineArgumentProvider> argumentProviders(Test test) {
        return test.getJvmArgumentProviders().stream()
                .filter(provider -> !provider.getClass().getName().matches("(?i).*(jacoco|kover).*"))
                .toList();
    }

    private static Map<String, String> addedEnvironment(Test test) {
        Map<String, String> added = new HashMap<>(CheckingTask.texts(test.getEnvironment()));
        Map<String, String> own = System.getenv();
        added.entrySet().removeIf(entry -> Objects.equals(own.get(entry.getKey()), entry.getValue()));
        return added;
    }

    /** Categories and groups are tags to the JUnit Platform. */
    private static List<String> tags(TestFrameworkOptions options, boolean included) {
        if (options instanceof JUnitPlatformOptions platform) {
            return List.copyOf(included ? platform.getIncludeTags() : platform.getExcludeTags());
        }
        if (options instanceof JUnitOptions junit) {
            return List.copyOf(included ? junit.getIncludeCategories() : junit.getExcludeCategories());
        }
        if (options instanceof TestNGOptions testNg) {
            return List.copyOf(included ? testNg.getIncludeGroups() : testNg.getExcludeGroups());
        }
        return List.of();
    }
}
