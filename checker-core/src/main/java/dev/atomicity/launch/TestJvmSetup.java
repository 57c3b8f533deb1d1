package dev.atomicity.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How to start the JVM of the tests.
 *
 * @param javaHome of the JDK that runs the tests
 * @param classPath of the tests, with their production code
 * @param launcher what the JUnit Platform Launcher needs and {@code classPath} does not have
 * @param moduleOf the folder or jar of the production code if it is to run as a module; null for the class path alone
 * @param testRoots folders with test classes
 * @param environment in addition to the environment of this process; a null value removes a variable
 */
public record TestJvmSetup(
        Path javaHome,
        Path workingDirectory,
        List<Path> classPath,
        List<Path> launcher,
        Path moduleOf,
        List<Path> testRoots,
        List<String> jvmArgs,
        Map<String, String> systemProperties,
        Map<String, String> environment) {
    public TestJvmSetup {
        classPath = List.copyOf(classPath);
        launcher = List.copyOf(launcher);
        testRoots = List.copyOf(testRoots);
        jvmArgs = List.copyOf(jvmArgs);
        systemProperties = Map.copyOf(systemProperties);
        environment = Collections.unmodifiableMap(new LinkedHashMap<>(environment));
    }

    public static Builder builder(Path javaHome, Path workingDirectory) {
        return new Builder(javaHome, workingDirectory);
    }

    /** With one more argument for the JVM, in front of the others. */
    TestJvmSetup withArgument(String argument) {
        List<String> arguments = new ArrayList<>(List.of(argument));
        arguments.addAll(jvmArgs);
        return builder(javaHome, workingDirectory)
                .classPath(classPath)
                .launcher(launcher)
                .moduleOf(moduleOf)
                .testRoots(testRoots)
                .jvmArgs(arguments)
                .systemProperties(systemProperties)
                .environment(environment)
                .build();
    }

    /** Everything that is not set is empty. */
    public static final class Builder {
        private final Path javaHome;
        private final Path workingDirectory;
        private List<Path> classPath = List.of();
        private List<Path> launcher = List.of();
        private Path moduleOf;
        private List<Path> testRoots = List.of();
        private List<String> jvmArgs = List.of();
        private Map<String, String> systemProperties = Map.of();
        private Map<String, String> environment = Map.of();

        private Builder(Path javaHome, Path workingDirectory) {
            this.javaHome = javaHome;
            this.workingDirectory = workingDirectory;
        }

        public Builder classPath(List<Path> entries) {
            classPath = entries;
            return this;
        }

        public Builder launcher(List<Path> jars) {
            launcher = jars;
            return this;
        }

        public Builder moduleOf(Path production) {
            moduleOf = production;
            return this;
        }

        public Builder testRoots(List<Path> folders) {
            testRoots = folders;
            return this;
        }

        public Builder jvmArgs(List<String> arguments) {
            jvmArgs = arguments;
            return this;
        }

        public Builder systemProperties(Map<String, String> properties) {
            systemProperties = properties;
            return this;
        }

        public Builder environment(Map<String, String> variables) {
            environment = variables;
            return this;
        }

        public TestJvmSetup build() {
            return new TestJvmSetup(
                    javaHome,
                    workingDirectory,
                    classPath,
                    launcher,
                    moduleOf,
                    testRoots,
                    jvmArgs,
                    systemProperties,
                    environment);
        }
    }
}
