package dev.atomicity.functional.gradle;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The files of a Gradle distribution, made of the shaded runtime. Gradle looks for its modules by the names of jars in
 * {@code lib}, so every module gets a jar, which says only what the module needs; all classes are in one of them.
 */
final class GradleLayout {

    /** Has all classes: a module that every other one needs. */
    private static final String MODULE_WITH_CLASSES = "gradle-base-services";

    private static final String KOTLIN_DSL = "gradle-kotlin-dsl";

    /** Gradle asks for these, but the runtime does not name them. */
    private static final List<String> UNNAMED_MODULES = List.of(
            "gradle-installation-beacon",
            "gradle-runtime-api-info",
            "gradle-java-compiler-plugin",
            "gradle-instrumentation-agent",
            KOTLIN_DSL,
            "gradle-kotlin-dsl-provider-plugins",
            "gradle-kotlin-dsl-tooling-builders");

    private static final String NEEDS_NOTHING = "projects=\nruntime=\n";
    private static final String TEST_KIT_NAMES = "org/gradle/api/internal/runtimeshaded/test-kit-relocated.txt";

    private final String version;
    private final Path home;
    private final Path lib;

    GradleLayout(String version, Path home) {
        this.version = version;
        this.home = home;
        this.lib = home.resolve("lib");
    }

    void create(ShadedRuntime runtime, Optional<Path> testKit) throws IOException, InterruptedException {
        Files.createDirectories(lib.resolve("plugins"));
        Files.createDirectories(home.resolve("init.d"));
        runtime.copyForInstallation(moduleJar(MODULE_WITH_CLASSES));
        writeModules(runtime, testKit);
        addLibraries(runtime);
        if (testKit.isPresent()) {
            Files.copy(testKit.get(), lib.resolve(testKit.get().getFileName()), StandardCopyOption.REPLACE_EXISTING);
        }
        writeSettings(runtime);
        writeStartScript();
    }

    private void writeModules(ShadedRuntime runtime, Optional<Path> testKit) throws IOException {
        Set<String> names = new TreeSet<>(runtime.modules().keySet());
        names.addAll(runtime.referencedModules());
        names.addAll(UNNAMED_MODULES);
        names.remove(MODULE_WITH_CLASSES);
        for (String name : names) {
            JarWriter jar = new JarWriter().with(name + "-classpath.properties", needsOf(name, runtime));
            addOwnContent(name, jar, runtime, testKit);
            jar.write(moduleJar(name));
        }
    }

    private static String needsOf(String module, ShadedRuntime runtime) {
        if (!module.equals(KOTLIN_DSL)) {
            return runtime.modules().getOrDefault(module, NEEDS_NOTHING);
        }
        return DistributionLibraries.kotlinExtras(runtime.libraryJars()).stream()
                .map(Coordinates::fileName)
                .collect(Collectors.joining(",", "projects=\nruntime=", "\n"));
    }

    private void addOwnContent(String module, JarWriter jar, ShadedRuntime runtime, Optional<Path> testKit)
            throws IOException {
        switch (module) {
            case "gradle-installation-beacon" -> jar.with(StandInClasses.installationBeacon());
            case "gradle-java-compiler-plugin" ->
                jar.with(
                        runtime.compilerPlugin().isEmpty()
                                ? StandInClasses.plainCompileTask()
                                : runtime.compilerPlugin());
            case "gradle-instrumentation-agent" ->
                jar.with("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\nPremain-Class: standin.NoAgent\n\n")
                        .with(StandInClasses.idleAgent());
            case KOTLIN_DSL ->
                jar.with(StandInClasses.kotlinApi(moduleJar(MODULE_WITH_CLASSES)))
                        .with(
                                "META-INF/services/org.gradle.initialization.GradleApiSpecProvider",
                                "standin.KotlinApi\n");
            // Loaded apart from the rest of Gradle, where Groovy is compiled.
            case "gradle-language-groovy" -> jar.with(runtime.compilers());
            case "gradle-launcher" -> addLauncherContent(jar, runtime, testKit);
            default -> {
                // Its classes are in the one jar.
            }
        }
    }

    private void addLauncherContent(JarWriter jar, ShadedRuntime runtime, Optional<Path> testKit) throws IOException {
        // The start script has only this jar on the class path: the manifest leads to the rest.
        jar.with(
                "META-INF/MANIFEST.MF",
                "Manifest-Version: 1.0\nMain-Class: org.gradle.launcher.GradleMain\nClass-Path: gradle-installation-beacon-"
                        + version + ".jar " + MODULE_WITH_CLASSES + "-" + version + ".jar\n\n");
        jar.with(
                "gradle-kotlin-dsl-versions.properties",
                "kotlin=" + DistributionLibraries.kotlinVersion(runtime.libraryJars()) + "\n");
        // Gradle generates its test kit for the tests of plugins by this list, which only the published test kit has.
        if (testKit.isPresent()) {
            try (ZipFile zip = new ZipFile(testKit.get().toFile())) {
                ZipEntry names = zip.getEntry(TEST_KIT_NAMES);
                if (names != null) {
                    try (InputStream in = zip.getInputStream(names)) {
                        jar.with(TEST_KIT_NAMES, in.readAllBytes());
                    }
                }
            }
        }
    }

    private void addLibraries(ShadedRuntime runtime) throws IOException, InterruptedException {
        Set<Coordinates> real = new LinkedHashSet<>(DistributionLibraries.realJars(runtime.libraryJars()));
        real.addAll(DistributionLibraries.kotlinExtras(runtime.libraryJars()));
        MavenArtifacts.copy(real, lib);
        for (String fileName : runtime.libraryJars()) {
            if (DistributionLibraries.realJar(fileName).isEmpty()) {
                new JarWriter().write(lib.resolve(fileName));
            }
        }
    }

    private void writeSettings(ShadedRuntime runtime) throws IOException {
        // The idle agent instruments nothing: Gradle has to rewrite classes of build scripts as it did without an
        // agent.
        Files.writeString(home.resolve("gradle.properties"), "org.gradle.internal.instrumentation.agent=false\n");
        if (runtime.compilerPlugin().isEmpty()) {
            Files.writeString(
                    home.resolve("init.d").resolve("no-incremental-java.gradle"),
                    "allprojects { tasks.withType(JavaCompile).configureEach { options.incremental = false } }\n");
        }
    }

    private void writeStartScript() throws IOException {
        Path bin = Files.createDirectories(home.resolve("bin"));
        Path script = Files.writeString(bin.resolve("gradle"), """
                #!/bin/sh
                home=$(cd "$(dirname "$0")/.." && pwd)
                exec "${JAVA_HOME:+$JAVA_HOME/bin/}java" -Xmx64m $JAVA_OPTS $GRADLE_OPTS -Dorg.gradle.appname=gradle \\
                    -classpath "$home/lib/gradle-launcher-%s.jar" org.gradle.launcher.GradleMain "$@"
                """.formatted(version));
        if (!script.toFile().setExecutable(true)) {
            throw new IOException("Cannot make " + script + " executable");
        }
    }

    private Path moduleJar(String module) {
        return lib.resolve(module + "-" + version + ".jar");
    }
}
