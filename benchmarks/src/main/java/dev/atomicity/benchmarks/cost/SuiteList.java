package dev.atomicity.benchmarks.cost;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/** The published suites of a part, and the arguments that {@code benchmarks/run-suite} needs for each. */
record SuiteList(List<Suite> suites) {
    /**
     * @param arguments options, then the library and its dependencies
     * @param tests which tests; empty for all
     * @param quickTests which tests show that it runs
     */
    record Suite(String name, List<String> arguments, String tests, String quickTests) {}

    /** @param part the property that names the suites */
    static SuiteList read(Path file, String part) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return new SuiteList(words(properties, part).stream()
                .map(name -> suite(properties, name))
                .toList());
    }

    private static Suite suite(Properties properties, String name) {
        String tests = properties.getProperty(name + ".only", "");
        return new Suite(name, arguments(properties, name), tests, properties.getProperty(name + ".quick", tests));
    }

    private static List<String> arguments(Properties properties, String name) {
        List<String> arguments = new ArrayList<>();
        for (String option : List.of("tests", "jvmArgs")) {
            String value = properties.getProperty(name + "." + option);
            if (value != null) {
                arguments.addAll(List.of("--" + option, value));
            }
        }
        arguments.addAll(words(properties, name + ".artifacts"));
        return arguments;
    }

    private static List<String> words(Properties properties, String key) {
        String text = properties.getProperty(key);
        if (text == null) {
            throw new IllegalArgumentException("no property " + key);
        }
        return Stream.of(text.trim().split("\\s+")).toList();
    }
}
