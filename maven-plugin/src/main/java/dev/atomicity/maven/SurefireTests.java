package dev.atomicity.maven;

import dev.atomicity.check.SettingException;
import dev.atomicity.check.TestNames;
import dev.atomicity.protocol.TestPattern;
import dev.atomicity.protocol.TestSelection;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Which tests to run: those that the user names, and else those that Surefire runs. */
final class SurefireTests {
    /** What Surefire takes for tests when nobody says anything. */
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
     * @param tests as for {@code -Dtest=}; null for what Surefire is told
     * @param groups tag expressions; null for what Surefire is told
     */
    TestSelection selection(String tests, List<String> groups) throws SettingException {
        String asked = isEmpty(tests) ? surefire.text("test", "test") : tests;
        TestNames named = isEmpty(asked) ? TestNames.ALL : names("tests", asked);
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

    private void readIncludesAndExcludes() throws SettingException {
        for (String include : surefire.list("includes", "surefire.includes")) {
            TestNames names = names("tests", include);
            classes.addAll(names.included());
            notClasses.addAll(names.excluded());
        }
        if (classes.isEmpty()) {
            for (String include : DEFAULT_INCLUDES) {
                classes.addAll(names("tests", include).included());
            }
        }
        for (String exclude : surefire.list("excludes", "surefire.excludes")) {
            if (!exclude.startsWith(NESTED)) {
                TestNames names = names("tests", exclude);
                notClasses.addAll(Stream.concat(names.included().stream(), names.excluded().stream())
                        .toList());
            }
        }
    }

    private static TestNames names(String setting, String text) throws SettingException {
        try {
            return TestNames.surefire(text);
        } catch (IllegalArgumentException e) {
            throw new SettingException(setting, e.getMessage());
        }
    }

    private static boolean isEmpty(String text) {
        return text == null || text.isBlank();
    }
}
