package dev.atomicity.maven;

import dev.atomicity.check.RequestedTests;
import dev.atomicity.check.SettingException;
import dev.atomicity.check.TestNamePatterns;
import dev.atomicity.protocol.TestPattern;
import dev.atomicity.protocol.TestSelection;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Which tests to run: those that the user names, and else those that Surefire runs. */
final class SurefireTests {
    /** What Surefire takes for tests by default. */
    private static final List<String> DEFAULT_INCLUDES =
            List.of("**/Test*.java", "**/*Test.java", "**/*Tests.java", "**/*TestCase.java");

    /** Surefire leaves out nested classes by this; here they come and go with the class that they are in. */
    private static final String NESTED = "**/*$*";

    private final SurefireConfiguration surefire;
    private final List<TestPattern> classes = new ArrayList<>();
    private final List<TestPattern> notClasses = new ArrayList<>();

    SurefireTests(SurefireConfiguration surefire) {
        this.surefire = surefire;
    }

    /**
     * @param tests as for {@code -Dtest=}; null for what Surefire is configured with
     * @param groups tag expressions; null for what Surefire is configured with
     */
    TestSelection selection(String tests, List<String> groups) throws SettingException {
        String asked = isEmpty(tests) ? surefire.text("test", "test") : tests;
        TestNamePatterns named = isEmpty(asked) ? TestNamePatterns.ALL : names("tests", asked);
        // Who names tests means these, whatever Surefire would run otherwise.
        if (named.included().isEmpty()) {
            readIncludesAndExcludes();
        }
        boolean hasGroups = groups != null && !groups.isEmpty();
        return new TestSelection(
                classes,
                notClasses,
                named.included(),
                named.excluded(),
                hasGroups ? groups : surefire.list("groups", "groups"),
                hasGroups ? List.of() : surefire.list("excludedGroups", "excludedGroups"));
    }

    /** The tests that the user asked for by name. */
    RequestedTests requested(String tests) throws SettingException {
        String asked = isEmpty(tests) ? surefire.text("test", "test") : tests;
        if (isEmpty(asked)) {
            return RequestedTests.ALL;
        }
        Map<String, List<TestPattern>> names = new LinkedHashMap<>();
        for (String part : asked.split(",", -1)) {
            List<TestPattern> included = names("tests", part).included();
            if (!included.isEmpty()) {
                names.put(part.strip(), included);
            }
        }
        return new RequestedTests(
                names,
                surefire.flag("failIfNoSpecifiedTests", "surefire.failIfNoSpecifiedTests", true),
                "-Dtest or <tests> (-Datomicity.tests)");
    }

    private void readIncludesAndExcludes() throws SettingException {
        for (String include : both("includes")) {
            TestNamePatterns names = names("tests", include);
            classes.addAll(names.included());
            notClasses.addAll(names.excluded());
        }
        if (classes.isEmpty()) {
            for (String include : DEFAULT_INCLUDES) {
                classes.addAll(names("tests", include).included());
            }
        }
        for (String exclude : both("excludes")) {
            if (!exclude.startsWith(NESTED)) {
                TestNamePatterns names = names("tests", exclude);
                notClasses.addAll(Stream.concat(names.included().stream(), names.excluded().stream())
                        .toList());
            }
        }
    }

    /** From the POM, and from the file that it may name. */
    private List<String> both(String name) throws SettingException {
        try {
            List<String> patterns = new ArrayList<>(surefire.list(name, "surefire." + name));
            patterns.addAll(surefire.lines(name + "File", "surefire." + name + "File"));
            return patterns;
        } catch (IOException e) {
            throw new SettingException("tests", e.getMessage());
        }
    }

    /** Whether Surefire takes the tests from suites, which are not read here. */
    boolean hasSuites(String tests) {
        return isEmpty(tests)
                && isEmpty(surefire.text("test", "test"))
                && !surefire.list("suiteXmlFiles", "surefire.suiteXmlFiles").isEmpty();
    }

    private static TestNamePatterns names(String setting, String text) throws SettingException {
        try {
            return TestNamePatterns.surefire(text);
        } catch (IllegalArgumentException e) {
            throw new SettingException(setting, e.getMessage());
        }
    }

    private static boolean isEmpty(String text) {
        return text == null || text.isBlank();
    }
}
