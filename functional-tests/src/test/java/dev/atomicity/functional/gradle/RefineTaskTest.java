package dev.atomicity.functional.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.fixtures.Fixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A Gradle user finds out what is atomic, and guards it. */
class RefineTaskTest {
    @TempDir
    Path directory;

    private static ExternalProcess run(Path project, String... arguments) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of(
                "--init-script", GradlePluginRepository.initScriptOrSkip().toString(), "--configuration-cache"));
        all.addAll(List.of(arguments));
        return RealGradle.orSkip().run(project, all.toArray(String[]::new));
    }

    @Test
    void theFileIsWrittenAsItWasCommittedAndGuarded() throws IOException, InterruptedException {
        Path project = Fixture.named("refined").copyTo(directory);
        Path file = project.resolve("atomicity-specification.txt");
        String committed = Files.readString(file);
        Files.delete(file);

        ExternalProcess missing = run(project, "atomicityCheck");
        assertThat(missing.exitCode()).as(missing.output()).isNotZero();
        assertThat(missing.output())
                .contains("Wrong setting atomicity { specificationFile }: there is no file", "refine writes it");

        ExternalProcess refine = run(project, "atomicityRefine");
        assertThat(refine.exitCode()).as(refine.output()).isZero();
        assertThat(refine.output())
                .contains("Round 1: all methods that regions = entry chooses are taken to be atomic.")
                .contains("4 atomic methods written to")
                .contains("after 4 rounds. 2 methods were found interrupted");
        assertThat(file).hasContent(committed);
        assertThat(project.resolve("build/reports/atomicity-refine/round-1/index.html"))
                .content()
                .contains("sell");

        ExternalProcess guarded = run(project, "atomicityCheck");
        assertThat(guarded.exitCode()).as(guarded.output()).isZero();

        Files.writeString(file, committed + "shop.Store.sell(int,java.lang.Runnable)\n");
        ExternalProcess check = run(project, "atomicityCheck");
        assertThat(check.exitCode()).as(check.output()).isNotZero();
        assertThat(check.output()).contains("1 finding, 0 allowed", "shop.Store.sell");
    }
}
