package dev.atomicity.gradle;

import dev.atomicity.check.TestNames;
import dev.atomicity.protocol.TestPattern;
import dev.atomicity.protocol.TestSelection;
import java.util.List;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;

/** Which tests are run: those of the test task, unless told otherwise. */
public abstract class SelectedTests {
    /** Patterns of class files, as {@code **}{@code /*Test.class}. */
    @Input
    public abstract ListProperty<String> getClassFileIncludes();

    /** Patterns of class files that are left out. */
    @Input
    public abstract ListProperty<String> getClassFileExcludes();

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

    final TestSelection selection() {
        return new TestSelection(
                classPatterns(getClassFileIncludes().get()),
                classPatterns(getClassFileExcludes().get()),
                testPatterns(getIncluded().get()),
                testPatterns(getExcluded().get()),
                getIncludedTags().get(),
                getExcludedTags().get());
    }

    private static List<TestPattern> classPatterns(List<String> patterns) {
        return patterns.stream()
                .flatMap(pattern -> TestNames.surefire(pattern).included().stream())
                .toList();
    }

    private static List<TestPattern> testPatterns(List<String> patterns) {
        return patterns.stream()
                .flatMap(pattern -> TestNames.gradle(pattern).stream())
                .toList();
    }
}
