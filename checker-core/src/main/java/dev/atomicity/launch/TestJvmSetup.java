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
 * @param environment in addition to this process's own; null takes a variable away
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

    /** With one more argument for the JVM, in front of the others. */
    TestJvmSetup withArgument(String argument) {
        List<String> arguments = new ArrayList<>(List.of(argument));
        arguments.addAll(jvmArgs);
        return new TestJvmSetup(
                javaHome,
                workingDirectory,
                classPath,
                launcher,
                moduleOf,
                testRoots,
                arguments,
                systemProperties,
                environment);
    }
}
