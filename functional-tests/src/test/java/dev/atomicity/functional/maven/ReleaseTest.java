package dev.atomicity.functional.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.gradle.ExternalProcess;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A release into a folder, as docs/releasing.md describes it. What the build has compiled is not compiled again. */
@Tag("slow")
class ReleaseTest {
    private static final Path ROOT = Path.of(System.getProperty("atomicity.root"));
    private static final String VERSION = System.getProperty("project.version");

    private static final List<String> JARS = List.of(
            "atomicity-annotations",
            "checker-core",
            "atomicity-gradle-plugin",
            "atomicity-maven-plugin",
            "atomicity-junit");

    /** Of what the build has made, only the classes are needed. */
    private static final Set<String> LEFT_OUT =
            Set.of(".git", ".gradle", "functional-tests", "benchmarks", "concurrency-tests", "samples", "node_modules");

    @TempDir
    private Path folder;

    @Test
    void aDryRunHasAllThatARepositoryWants() throws Exception {
        Path checkout = folder.resolve("checkout");
        copyTo(checkout);
        Path target = folder.resolve("release");

        ExternalProcess build = RealMaven.installed(PluginRepository.createOrSkip())
                .run(
                        checkout,
                        "-q",
                        "-Prelease",
                        "deploy",
                        "-Dmaven.test.skip=true",
                        "-Dmaven.main.skip=true",
                        "-Dspotless.check.skip=true",
                        "-DaltDeploymentRepository=dry-run::file:" + target);

        Assumptions.assumeFalse(
                build.output().contains("Could not transfer artifact"), () -> "No repository: " + build.output());
        assertThat(build.exitCode()).as(build.output()).isZero();
        assertWithChecksums(target, "dev/atomicity/atomicity-parent", ".pom");
        assertWithChecksums(target, "dev/atomicity/check/dev.atomicity.check.gradle.plugin", ".pom");
        for (String jar : JARS) {
            for (String suffix : List.of(".pom", ".jar", "-sources.jar", "-javadoc.jar")) {
                assertWithChecksums(target, "dev/atomicity/" + jar, suffix);
            }
        }
        assertWithChecksums(target, "dev/atomicity/checker-core", "-agent.jar");
        assertWithChecksums(target, "dev/atomicity/checker-core", "-bin.zip");
    }

    @Test
    void thePomSaysWhatMavenCentralAsksFor() throws IOException {
        assertThat(Files.readString(ROOT.resolve("pom.xml")))
                .contains("<name>", "<description>", "<url>https://", "<license>", "<scm>", "<connection>scm:git:")
                .contains("<id>maintainers</id>");
    }

    /** The name of a snapshot has the time in it. */
    private static void assertWithChecksums(Path repository, String artifact, String suffix) throws IOException {
        Path directory = repository.resolve(artifact).resolve(VERSION);
        String name = artifact.substring(artifact.lastIndexOf('/') + 1);
        for (String checksum : List.of("", ".sha1", ".md5")) {
            try (var files = Files.list(directory)) {
                assertThat(files.map(file -> file.getFileName().toString()))
                        .as(name + suffix + checksum)
                        .anyMatch(file -> file.matches("\\Q" + name + "\\E-[0-9.]+(-SNAPSHOT|-[0-9.]+-[0-9]+)?" + "\\Q"
                                + suffix + checksum + "\\E"));
            }
        }
    }

    private static void copyTo(Path checkout) throws IOException {
        Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes)
                    throws IOException {
                String name = directory.getFileName().toString();
                boolean isOutput =
                        directory.getParent() != null && directory.getParent().endsWith("target");
                if (LEFT_OUT.contains(name)
                        || (isOutput && !name.equals("classes"))
                        || (name.equals("test") && directory.getParent().endsWith("src"))) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                Files.createDirectories(
                        checkout.resolve(ROOT.relativize(directory).toString()));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                if (!file.getParent().endsWith("target")) {
                    Files.copy(file, checkout.resolve(ROOT.relativize(file).toString()));
                }
                return FileVisitResult.CONTINUE;
            }
        });
        Path pom = checkout.resolve("pom.xml");
        Files.writeString(
                pom,
                Files.readString(pom)
                        .replace("<module>benchmarks</module>", "")
                        .replace("<module>functional-tests</module>", ""));
    }
}
