package dev.atomicity.gradle;

import dev.atomicity.launch.TestJvmSetup;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gradle.api.GradleException;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.FileCollection;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.MapProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.Optional;
import org.gradle.jvm.toolchain.JavaLauncher;
import org.gradle.process.CommandLineArgumentProvider;

/** How the JVM of the tests is started: as the test task starts its own, unless the settings say otherwise. */
public abstract class TestJvmSpec {
    private static final int OLDEST_JAVA = 17;

    /** Everything that the tests need, tests and production code included. */
    @Classpath
    public abstract ConfigurableFileCollection getClasspath();

    /** The JUnit Platform Launcher, in the version of the project's own JUnit. */
    @Classpath
    public abstract ConfigurableFileCollection getLauncherClasspath();

    /** The folders with the classes of this project alone, which are a module if they have a descriptor. */
    @Classpath
    public abstract ConfigurableFileCollection getMainClassesDirs();

    /** Whether production code that is a module runs as one. */
    @Input
    public abstract Property<Boolean> getInferModulePath();

    /** The Java that runs the tests; without one, the Java that runs Gradle. */
    @Nested
    @Optional
    public abstract Property<JavaLauncher> getJavaLauncher();

    /** Where it is says nothing about the results. */
    @Internal
    public abstract Property<File> getWorkingDirectory();

    @Input
    public abstract ListProperty<String> getJvmArgs();

    /** What other plugins add to the command line of the tests. */
    @Nested
    public abstract ListProperty<CommandLineArgumentProvider> getJvmArgumentProviders();

    @Input
    public abstract MapProperty<String, String> getSystemProperties();

    /** In addition to that of the build. */
    @Input
    public abstract MapProperty<String, String> getEnvironment();

    final TestJvmSetup setup(FileCollection testClassesDirs) {
        List<Path> classpath = paths(getClasspath());
        return TestJvmSetup.builder(javaHome(), getWorkingDirectory().get().toPath())
                .classPath(classpath)
                .launcher(paths(getLauncherClasspath()).stream()
                        .filter(jar -> !classpath.contains(jar))
                        .toList())
                .moduleOf(getInferModulePath().get() ? moduleRoot() : null)
                .testRoots(paths(testClassesDirs))
                .jvmArgs(allArguments())
                .systemProperties(getSystemProperties().get())
                .environment(getEnvironment().get())
                .build();
    }

    private Path javaHome() {
        if (!getJavaLauncher().isPresent()) {
            return Path.of(System.getProperty("java.home"));
        }
        JavaLauncher launcher = getJavaLauncher().get();
        int version = launcher.getMetadata().getLanguageVersion().asInt();
        if (version < OLDEST_JAVA) {
            throw new GradleException("The tests run on Java " + version + ", but atomicity-check needs Java "
                    + OLDEST_JAVA + " or newer. Give it a newer one: tasks.named(\"atomicityCheck\") {"
                    + " testJvm.javaLauncher = javaToolchains.launcherFor { languageVersion = JavaLanguageVersion.of("
                    + OLDEST_JAVA + ") } }");
        }
        return launcher.getMetadata().getInstallationPath().getAsFile().toPath();
    }

    /** Null if no folder of production classes has a module descriptor. */
    private Path moduleRoot() {
        for (File folder : getMainClassesDirs()) {
            if (new File(folder, "module-info.class").isFile()) {
                return folder.toPath();
            }
        }
        return null;
    }

    private List<String> allArguments() {
        List<String> arguments = new ArrayList<>(getJvmArgs().get());
        getJvmArgumentProviders()
                .get()
                .forEach(provider -> provider.asArguments().forEach(arguments::add));
        return arguments;
    }

    /** Null if the user names none. */
    static Path path(RegularFileProperty file) {
        return file.isPresent() ? file.get().getAsFile().toPath() : null;
    }

    /** A class path may name what was never made, as the folder of a source set without sources. */
    static List<Path> paths(FileCollection files) {
        return files.getFiles().stream()
                .filter(File::exists)
                .map(file -> file.toPath().toAbsolutePath())
                .toList();
    }
}
