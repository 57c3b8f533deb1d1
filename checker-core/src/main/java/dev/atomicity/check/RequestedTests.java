package dev.atomicity.check;

import dev.atomicity.protocol.TestPattern;
import dev.atomicity.results.TestResult;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The tests that the user asked for by name.
 *
 * @param names what the user wrote, with what it stands for; empty if all tests are wanted
 * @param mustMatch whether it is a mistake if no test has any of the names
 * @param origin where the names may come from, in the words of the build tool
 */
public record RequestedTests(Map<String, List<TestPattern>> names, boolean mustMatch, String origin) {
    /** All tests are wanted. */
    public static final RequestedTests ALL = new RequestedTests(Map.of(), false, "");

    /** A part of a unique id: {@code [method:cut(int)]} holds the name {@code cut}. */
    private static final Pattern ID_PART = Pattern.compile("\\[[^:\\]]+:([^(\\]]+)");

    public RequestedTests {
        names = new LinkedHashMap<>(names);
    }

    /** The error if no test has any of the names; null if there is none. */
    String error(List<TestResult> tests, ClassFiles testClasses) throws IOException {
        if (names.isEmpty() || !mustMatch || !tests.isEmpty()) {
            return null;
        }
        StringBuilder text = new StringBuilder("No test was run: none matches ")
                .append(String.join(", ", names.keySet()))
                .append(origin.isEmpty() ? "" : ", named by " + origin)
                .append('.');
        for (Map.Entry<String, List<TestPattern>> name : names.entrySet()) {
            text.append(nearest(name.getKey(), name.getValue(), testClasses));
        }
        return text.toString();
    }

    /** A sentence for each name that no test has, if others have theirs. */
    List<String> notes(List<TestResult> tests, ClassFiles testClasses) throws IOException {
        List<String> notes = new ArrayList<>();
        if (tests.isEmpty()) {
            return notes;
        }
        for (Map.Entry<String, List<TestPattern>> name : names.entrySet()) {
            if (tests.stream().noneMatch(test -> isNamed(test, name.getValue()))) {
                notes.add("No test matches " + name.getKey() + "."
                        + nearest(name.getKey(), name.getValue(), testClasses));
            }
        }
        return notes;
    }

    private static boolean isNamed(TestResult test, List<TestPattern> patterns) {
        if (test.className() == null) {
            // A suite may bring it along, by whatever name.
            return true;
        }
        String outermost = test.className().replaceFirst("\\$.*", "");
        for (TestPattern pattern : patterns) {
            for (String className : List.of(test.className(), outermost)) {
                if (pattern.matches(className, null)
                        || methodNames(test).stream().anyMatch(method -> pattern.matches(className, method))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Set<String> methodNames(TestResult test) {
        Set<String> names = new TreeSet<>(test.path());
        names.add(test.displayName());
        Set<String> all = new TreeSet<>(names);
        names.forEach(name -> all.add(name.replaceFirst("\\(.*", "")));
        for (Matcher part = ID_PART.matcher(test.id()); part.find(); ) {
            all.add(part.group(1));
        }
        return all;
    }

    private static String nearest(String text, List<TestPattern> patterns, ClassFiles testClasses) throws IOException {
        Set<String> candidates = new TreeSet<>();
        char separator = text.indexOf('#') >= 0 ? '#' : '.';
        for (String className : testClasses.names()) {
            if (className.indexOf('$') >= 0) {
                continue;
            }
            boolean isMethodMeant = patterns.stream()
                    .anyMatch(pattern -> pattern.methodRegex() != null && pattern.matchesClass(className));
            if (isMethodMeant) {
                boolean isQualified = text.startsWith(className);
                String shown = isQualified ? className : className.substring(className.lastIndexOf('.') + 1);
                MethodNames.of(testClasses, className).forEach(method -> candidates.add(shown + separator + method));
            } else {
                candidates.add(className);
            }
        }
        return NearestNames.didYouMean(text, candidates);
    }
}
