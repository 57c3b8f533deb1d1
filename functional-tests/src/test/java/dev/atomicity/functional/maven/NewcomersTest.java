package dev.atomicity.functional.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.fixtures.Newcomers;
import dev.atomicity.functional.gradle.ExternalProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Projects as new users have them, with the plugin and no setting. The shop is the sample, which has tests of its own. */
@Tag("slow")
class NewcomersTest {
    @TempDir
    private Path folder;

    @Test
    void virtualThreads() throws Exception {
        Path java = newerJava().orElseGet(() -> Assumptions.abort("There is no JDK 21 or newer"));
        check(
                "virtual-threads",
                RealMaven.installed(PluginRepository.createOrSkip()).with("JAVA_HOME", java.toString()));
    }

    @Test
    void kotlinCoroutines() throws Exception {
        check("coroutines", RealMaven.installed(PluginRepository.createOrSkip()));
    }

    @Test
    void springBootWithJpa() throws Exception {
        check("spring-boot-jpa", RealMaven.installed(PluginRepository.createOrSkip()));
    }

    private void check(String name, RealMaven maven) throws Exception {
        Path project = Newcomers.copy(name, folder);

        ExternalProcess build = maven.run(project, "verify");

        Assumptions.assumeFalse(
                build.output().contains("Could not transfer artifact"), () -> "No repository: " + build.output());
        assertThat(build.output()).contains("Tests run: 1, Failures: 0, Errors: 0, Skipped: 0");
        Newcomers.checkFinding(name, build.output(), project.resolve("target/atomicity"));
    }

    private static Optional<Path> newerJava() throws IOException {
        if (Runtime.version().feature() >= 21) {
            return Optional.of(Path.of(System.getProperty("java.home")));
        }
        Path all = Path.of("/usr/lib/jvm");
        if (!Files.isDirectory(all)) {
            return Optional.empty();
        }
        try (Stream<Path> homes = Files.list(all)) {
            return homes.filter(home -> home.getFileName().toString().matches(".*\\b2[1-9]\\b.*"))
                    .filter(home -> Files.isExecutable(home.resolve("bin/javac")))
                    .findFirst();
        }
    }
}
