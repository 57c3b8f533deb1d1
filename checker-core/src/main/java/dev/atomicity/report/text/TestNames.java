package dev.atomicity.report.text;

import dev.atomicity.results.Results;
import dev.atomicity.results.TestResult;
import java.util.HashMap;
import java.util.Map;

/** What a person calls the tests of a check. */
public final class TestNames {
    private final Map<String, TestResult> tests = new HashMap<>();

    public TestNames(Results results) {
        for (TestResult test : results.tests()) {
            tests.putIfAbsent(test.id(), test);
        }
    }

    /** The test with this id; null if the results do not have it. */
    public TestResult test(String id) {
        return tests.get(id);
    }

    /** The name of the test with this id; the id itself if the results do not have it. */
    public String name(String id) {
        TestResult test = tests.get(id);
        return test == null ? Words.visible(id) : name(test);
    }

    /** Class without package, what contains the test, and the test itself. */
    public static String name(TestResult test) {
        String className = test.className() == null ? "" : test.className();
        String simple = className.substring(className.lastIndexOf('.') + 1);
        String within = nameInClass(test);
        return simple.isEmpty() || simple.equals(within) ? within : Words.visible(simple) + " › " + within;
    }

    private static boolean isBlank(String text) {
        return text == null || text.isBlank();
    }

    /** What contains the test within its class, and the test itself. */
    public static String nameInClass(TestResult test) {
        StringBuilder name = new StringBuilder();
        test.path().forEach(part -> name.append(Words.visible(part)).append(" › "));
        return name + (isBlank(test.displayName()) ? Words.visible(test.id()) : Words.visible(test.displayName()));
    }
}
