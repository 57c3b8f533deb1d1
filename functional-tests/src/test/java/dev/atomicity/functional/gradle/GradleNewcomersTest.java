package dev.atomicity.functional.gradle;

import dev.atomicity.functional.fixtures.Newcomers;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A project of several projects with mocks, as a new user has it, with the plugin and no setting. */
@Tag("slow")
class GradleNewcomersTest {
    @TempDir
    private Path folder;

    @Test
    void severalProjectsAndMocks() throws Exception {
        Path project = Newcomers.copy("gradle-mockito", folder);

        ExternalProcess build = RealGradle.orSkip()
                .run(
                        project,
                        "--init-script",
                        GradlePluginRepository.initScriptOrSkip().toString(),
                        "test",
                        "atomicityCheck");

        Newcomers.checkFinding("gradle-mockito", build.output(), project.resolve("orders/build/reports/atomicity"));
    }
}
