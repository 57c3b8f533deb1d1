package dev.atomicity.functional.maven;

import dev.atomicity.functional.gradle.ExternalProcess;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Assumptions;

/** Runs builds on a Maven, with the plugin in a local repository. */
final class RealMaven {
    private static final String COPY = "org.apache.maven.plugins:maven-dependency-plugin:3.11.0:copy";

    private static final boolean WINDOWS =
            System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");

    private final String command;
    private final Path localRepository;
    private final Map<String, String> environment = new HashMap<>();

    private RealMaven(String command, Path localRepository) {
        this.command = command;
        this.localRepository = localRepository;
        // The Java that runs the tests, not one that happens to be on the path.
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        environment.put("MAVEN_OPTS", "-XX:TieredStopAtLevel=1 -Xshare:auto");
    }

    /** The one on the path, which also builds this project. */
    static RealMaven installed(Path localRepository) {
        return new RealMaven(WINDOWS ? "mvn.cmd" : "mvn", localRepository);
    }

    /** One from Maven Central; the test is skipped if it cannot be had. */
    static RealMaven ofVersionOrSkip(String version, Path localRepository) throws IOException, InterruptedException {
        Path cache = Path.of(System.getProperty("atomicity.root"), "functional-tests", "target", "maven-installations");
        Path home = cache.resolve("apache-maven-" + version);
        if (!Files.isDirectory(home)) {
            Path fetched = Files.createDirectories(cache.resolve("fetched"));
            ExternalProcess fetch = installed(localRepository)
                    .run(
                            fetched,
                            COPY,
                            "-Dartifact=org.apache.maven:apache-maven:" + version + ":zip:bin",
                            "-DoutputDirectory=" + fetched);
            Assumptions.assumeTrue(
                    fetch.exitCode() == 0, () -> "Maven " + version + " cannot be had: " + fetch.output());
            Path unfinished = Files.createTempDirectory(cache, "unpacked");
            unpack(fetched.resolve("apache-maven-" + version + "-bin.zip"), unfinished);
            Files.move(unfinished.resolve(home.getFileName().toString()), home, StandardCopyOption.ATOMIC_MOVE);
        }
        Path script = home.resolve("bin").resolve(WINDOWS ? "mvn.cmd" : "mvn");
        script.toFile().setExecutable(true);
        return new RealMaven(script.toString(), localRepository);
    }

    private static void unpack(Path zip, Path directory) throws IOException {
        try (InputStream in = Files.newInputStream(zip);
                ZipInputStream entries = new ZipInputStream(in)) {
            for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
                Path target = directory.resolve(entry.getName()).normalize();
                if (!target.startsWith(directory)) {
                    throw new IOException("An entry of " + zip + " leads out of it: " + entry.getName());
                }
                if (entry.isDirectory()) {
                    Files.createDirectories(target);
                } else {
                    Files.createDirectories(target.getParent());
                    Files.copy(entries, target);
                }
            }
        }
    }

    /** Sets a variable of the environment for all builds from now on. */
    RealMaven with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    ExternalProcess run(Path project, String... arguments) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(List.of(
                command,
                "-B",
                "-ntp",
                "-Dmaven.repo.local=" + localRepository,
                // The daemon of the Kotlin compiler would outlive the build, and the folder that it was started from.
                "-Dkotlin.compiler.daemon=false",
                "-Datomicity.version=" + System.getProperty("project.version")));
        line.addAll(List.of(arguments));
        return ExternalProcess.run(project, environment, line);
    }
}
