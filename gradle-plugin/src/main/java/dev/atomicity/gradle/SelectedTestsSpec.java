package dev.atomicity.gradle;

import dev.atomicity.check.RequestedTests;
import dev.atomicity.check.TestNamePatterns;
import dev.atomicity.protocol.TestPattern;
import dev.atomicity.protocol.TestSelection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;

/** Which tests are run: those of the test task, unless the settings say otherwise. */
public abstract class SelectedTestsSpec {
    /** Patterns of class files, such as {@code **}{@code /*Test.class}. */
    @Input
    public abstract ListProperty<String> getClassFileIncludes();

    /** Patterns of class files that are left out. */
    @Input
    public abstract ListProperty<String> getClassFileExcludes();

    /** The tests that the user asked for, as for {@code --tests}: they take the place of the included ones. */
    @Input
    public abstract ListProperty<String> getRequested();

    /** Names of tests, as for {@code --tests}. */
    @Input
    public abstract ListProperty<String> getIncluded();

    /** Names of tests that are left out. */
    @Input
    public abstract ListProperty<String> getExcluded();

    /** Tags, categories or groups. */
    @Input
    public abstract ListProperty<String> getIncludedTags();

    /** Tags, categories or groups that are left out. */
    @Input
    public abstract ListProperty<String> getExcludedTags();

    /** Whether it is a mistake if no test has one of the names. */
    @Input
    public abstract Property<Boolean> getFailOnNoMatchingTests();

    /** What the test task says about its tests that the check does not heed: sentences to warn with. */
    @Internal
    public abstract ListProperty<String> getNotHeeded();

    final TestSelection selection() {
        return new TestSelection(
                classPatterns(getClassFileIncludes().get()),
                classPatterns(getClassFileExcludes().get()),
                testPatterns(names()),
                testPatterns(getExcluded().get()),
                getIncludedTags().get(),
                getExcludedTags().get());
    }

    /** The tests that are asked for by name, for messages. */
    final RequestedTests requested() {
        Map<String, List<TestPattern>> named = new LinkedHashMap<>();
        names().forEach(name -> named.put(name, TestNamePatterns.gradle(name)));
        return new RequestedTests(
                named, getFailOnNoMatchingTests().get(), "--tests, atomicity { tests } or the filter of the test task");
    }

    /** All names of which a test must have one; empty if any will do. */
    final List<String> names() {
        return areAll() ? getIncluded().get() : getRequested().get();
    }

    /** Whether these are all tests that the test task runs as well. */
    final boolean areAll() {
        return getRequested().get().isEmpty();
    }

    private static List<TestPattern> classPatterns(List<String> patterns) {
        return patterns.stream()
                .flatMap(pattern -> TestNamePatterns.surefire(pattern).included().stream())
                .toList();
    }

    private static List<TestPattern> testPatterns(List<String> patterns) {
        return patterns.stream()
                .flatMap(pattern -> TestNamePatterns.gradle(pattern).stream())
                .toList();
    }
}
