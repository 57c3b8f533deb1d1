package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.protocol.TestPattern;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.TestResult;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Patterns and names that match nothing. The classes at hand are those of this package. */
class UnheardSettingsTest {
    private static ClassFiles classes;

    @BeforeAll
    static void findClasses() throws URISyntaxException {
        classes = new ClassFiles(List.of(Path.of(UnheardSettingsTest.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI())));
    }

    private static List<String> sentences(CheckSettingsBuilder settings) throws Exception {
        return new UnmatchedPatterns(settings.build(), classes, classes).sentences();
    }

    @Test
    void patternsOfClassesThatMatchNothingAreNamed() throws Exception {
        assertThat(sentences(CheckSettings.builder()
                        .includes(List.of("dev.atomicity.check.UnherdSettingsTest", "dev.atomicity.check.*"))
                        .excludes(List.of("org.nowhere.**"))))
                .containsExactly(
                        "The pattern dev.atomicity.check.UnherdSettingsTest of includes matches no class of this build or of"
                                + " its dependencies. Did you mean dev.atomicity.check.UnheardSettingsTest?",
                        "The pattern org.nowhere.** of excludes matches no class of this build or of its dependencies.");
    }

    @Test
    void patternsOfMethodsThatMatchNothingAreNamed() throws Exception {
        List<String> sentences = sentences(CheckSettings.builder()
                .atomic(List.of("dev.atomicity.check.UnheardSettingsTest.findClases"))
                .nonAtomic(List.of("dev.atomicity.check.*.findClasses")));

        assertThat(sentences)
                .containsExactly(
                        "The pattern dev.atomicity.check.UnheardSettingsTest.findClases of atomic matches no method of a"
                                + " watched class. Did you mean dev.atomicity.check.UnheardSettingsTest.findClasses?");
    }

    @Test
    void whatTheAgentSaysOfTheSamePatternIsNotSaidTwice() throws Exception {
        UnmatchedPatterns unmatched = new UnmatchedPatterns(
                CheckSettings.builder().atomic(List.of("a.B.c")).build(), classes, classes);

        assertThat(unmatched.hasNamed(
                        "warning: the pattern a.B.c of atomic matched no method of a watched class that was loaded"))
                .isTrue();
        assertThat(unmatched.hasNamed("something else")).isFalse();
    }

    private static RequestedTests requested(String... names) {
        Map<String, List<TestPattern>> patterns = new java.util.LinkedHashMap<>();
        for (String name : names) {
            patterns.put(name, TestNamePatterns.surefire(name).included());
        }
        return new RequestedTests(patterns, true, "-Dtest");
    }

    private static TestResult test(String className, String id, String displayName) {
        return TestResult.of(id, className, displayName, Outcome.PASSED, 0, List.of());
    }

    @Test
    void aFilterThatMatchesNoTestIsAnError() throws IOException {
        assertThat(requested("NearestNameTest").error(List.of(), classes))
                .isEqualTo("No test was run: none matches NearestNameTest, named by -Dtest."
                        + " Did you mean dev.atomicity.check.NearestNamesTest?");
        assertThat(requested("NearestNamesTest#mistypedNamesAreRecognized").error(List.of(), classes))
                .endsWith(" Did you mean NearestNamesTest#mistypedNamesAreRecognised?");
        assertThat(RequestedTests.ALL.error(List.of(), classes)).isNull();
        assertThat(new RequestedTests(requested("X").names(), false, "").error(List.of(), classes))
                .as("the build tool allows it")
                .isNull();
    }

    @Test
    void aNameAmongOthersThatMatchesNoTestIsANote() throws IOException {
        List<TestResult> ran = List.of(
                test("a.ATest", "[engine:junit-jupiter]/[class:a.ATest]/[method:one()]", "the first"),
                test("a.ATest", "[engine:junit-jupiter]/[class:a.ATest]/[test-template:many(int)]/[x:#1]", "[1] 7"),
                test("a.BTest$Inner", "[engine:junit-vintage]/[runner:a.BTest]/[test:two(a.BTest)]", "two"));

        assertThat(requested("ATest#one+many", "BTest", "NearestNameTest").notes(ran, classes))
                .containsExactly("No test matches NearestNameTest. Did you mean dev.atomicity.check.NearestNamesTest?");
        assertThat(requested("ATest#three").notes(ran, classes)).containsExactly("No test matches ATest#three.");
    }
}
