package dev.atomicity.gradle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
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
        // What the tests need beside their class path: a file that is generated, a server that is started.
        task.dependsOn((Callable<Object>) () -> test.get().getDependsOn());
        task.getTestClassesDirs().from((Callable<Object>) () -> test.get().getTestClassesDirs());
        configureJvm(task.getTestJvm(), extension);
        configureSelection(task.getSelectedTests(), extension);
    }

    private void configureJvm(TestJvmSpec jvm, AtomicityExtension extension) {
        jvm.getClasspath().from((Callable<Object>) () -> test.get().getClasspath());
        jvm.getInferModulePath()
                .convention(ask(it -> it.getModularity().getInferModulePath().getOrElse(true)));
        jvm.getJavaLauncher().convention(project.provider(test::get).flatMap(Test::getJavaLauncher));
        jvm.getWorkingDirectory().convention(ask(Test::getWorkingDir));
        jvm.getJvmArgs().convention(ask(it -> jvmArgs(it, extension.getJvmArgs().get())));
        jvm.getJvmArgumentProviders().convention(ask(TestTaskFacts::argumentProviders));
        jvm.getSystemProperties()
                .convention(ask(it -> extension.getSystemProperties().get().isEmpty()
                        ? texts(it.getSystemProperties())
                        : extension.getSystemProperties().get()));
        jvm.getEnvironment()
                .convention(ask(it -> extension.getEnvironment().get().isEmpty()
                        ? addedEnvironment(it)
                        : extension.getEnvironment().get()));
    }

    private void configureSelection(SelectedTestsSpec tests, AtomicityExtension extension) {
        tests.getClassFileIncludes().convention(ask(it -> List.copyOf(it.getIncludes())));
        tests.getClassFileExcludes().convention(ask(it -> List.copyOf(it.getExcludes())));
        tests.getRequested().convention(extension.getTests());
        tests.getIncluded().convention(ask(it -> List.copyOf(it.getFilter().getIncludePatterns())));
        tests.getExcluded().convention(ask(it -> List.copyOf(it.getFilter().getExcludePatterns())));
        tests.getIncludedTags()
                .convention(ask(it -> extension.getGroups().get().isEmpty()
                        ? tags(it.getOptions(), true)
                        : extension.getGroups().get()));
        tests.getExcludedTags().convention(ask(it -> tags(it.getOptions(), false)));
        tests.getNotHeeded().convention(ask(it -> notHeeded(it.getOptions())));
        tests.getFailOnNoMatchingTests().convention(ask(it -> it.getFilter().isFailOnNoMatchingTests()));
    }

    private interface Question<T> {
        T of(Test test);
    }

    private <T> Provider<T> ask(Question<T> question) {
        return project.provider(() -> question.of(test.get()));
    }

    /** The heap and similar methods stay those of the test task; of two that contradict each other, Java takes the last. */
    private static List<String> jvmArgs(Test test, List<String> inPlaceOfItsOwn) {
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
        if (!inPlaceOfItsOwn.isEmpty()) {
            arguments.addAll(inPlaceOfItsOwn);
        } else if (test.getJvmArgs() != null) {
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

    /**
     * What the build adds to the environment. What is inherited is compared with a copy, not with {@code System.getenv}:
     * Gradle would take every variable for one that the configuration depends on, and discard it when one changes.
     */
    private static Map<String, String> addedEnvironment(Test test) {
        Map<String, String> added = texts(test.getEnvironment());
        Map<String, String> inherited = new ProcessBuilder().environment();
        added.entrySet().removeIf(entry -> Objects.equals(inherited.get(entry.getKey()), entry.getValue()));
        return added;
    }

    /** Texts of values that build scripts may give as anything. */
    private static Map<String, String> texts(Map<String, ?> values) {
        Map<String, String> texts = new LinkedHashMap<>();
        values.forEach((name, value) -> {
            if (value != null) {
                texts.put(name, value.toString());
            }
        });
        return texts;
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

    private static List<String> notHeeded(TestFrameworkOptions options) {
        List<String> notHeeded = new ArrayList<>();
        if (options instanceof TestNGOptions testNg
                && !testNg.getSuiteXmlFiles().isEmpty()) {
            notHeeded.add("The suites of useTestNG { suites } are not read: all tests are run."
                    + " Choose some with atomicity { tests = [\"SomeTest\", \"Other*Test\"] }.");
        }
        if (options instanceof JUnitPlatformOptions platform
                && !(platform.getIncludeEngines().isEmpty()
                        && platform.getExcludeEngines().isEmpty())) {
            notHeeded.add(
                    "The engines of useJUnitPlatform { includeEngines, excludeEngines } are not chosen: the tests of all"
                            + " engines are run.");
        }
        return notHeeded;
    }
}
