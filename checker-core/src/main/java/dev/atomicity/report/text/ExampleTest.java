package dev.atomicity.report.text;

import dev.atomicity.results.CoverageResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A test to copy, in which two threads work on one object: for a program whose tests run nothing at the same time. */
public final class ExampleTest {
    private ExampleTest() {}

    /** The lines of a test of the class of which most methods ran; empty if none did. */
    public static List<String> lines(CoverageResult coverage) {
        Map<String, List<String>> methods = new TreeMap<>();
        for (String method : coverage.called()) {
            int end = method.lastIndexOf('.');
            if (end > 0) {
                methods.computeIfAbsent(method.substring(0, end), name -> new ArrayList<>())
                        .add(method.substring(end + 1));
            }
        }
        return methods.entrySet().stream()
                .reduce((one, other) -> other.getValue().size() > one.getValue().size() ? other : one)
                .map(most -> lines(most.getKey(), most.getValue()))
                .orElse(List.of());
    }

    private static List<String> lines(String className, List<String> methods) {
        String type = Words.visible(
                className.substring(className.lastIndexOf('.') + 1).replace('$', '.'));
        String first = Words.visible(methods.get(0));
        String second = Words.visible(methods.get(methods.size() > 1 ? 1 : 0));
        return List.of(
                "@Test",
                "void twoThreads() throws Exception {",
                "    " + type + " shared = new " + type + "(/* ... */);",
                "    Thread one = new Thread(() -> shared." + first + "(/* ... */));",
                "    Thread other = new Thread(() -> shared." + second + "(/* ... */));",
                "    one.start();",
                "    other.start();",
                "    one.join();",
                "    other.join();",
                "}");
    }
}
