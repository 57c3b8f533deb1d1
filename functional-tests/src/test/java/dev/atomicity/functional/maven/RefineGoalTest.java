package dev.atomicity.functional.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.fixtures.Fixture;
import dev.atomicity.functional.gradle.ExternalProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A Maven user finds out what is atomic, and guards it. */
class RefineGoalTest {
    private static final String PLUGIN =
            "dev.atomicity:atomicity-maven-plugin:" + System.getProperty("project.version");

    private static Path repository;

    @TempDir
    private Path folder;

    @BeforeAll
    static void createRepository() throws IOException {
        repository = PluginRepository.createOrSkip();
    }

    @Test
    void theFileIsWrittenAsItWasCommittedAndGuarded() throws Exception {
        RealMaven maven = RealMaven.installed(repository);
        Path project = Fixture.named("refined").copyTo(folder);
        Path file = project.resolve("atomicity-specification.txt");
        String committed = Files.readString(file);
        Files.delete(file);

        ExternalProcess missing = maven.run(project, "test-compile", PLUGIN + ":check");
        assertThat(missing.exitCode()).as(missing.output()).isNotZero();
        assertThat(missing.output())
                .contains("Wrong setting <specificationFile> (-Datomicity.specificationFile): there is no file")
                .contains("refine writes it");

        ExternalProcess refine = maven.run(project, PLUGIN + ":refine");
        assertThat(refine.exitCode()).as(refine.output()).isZero();
        assertThat(refine.output())
                .contains("Round 1: all methods that regions = entry chooses are taken to be atomic.")
                .contains("4 atomic methods written to")
                .contains("after 4 rounds. 2 methods were found interrupted");
        assertThat(file).hasContent(committed);
        assertThat(project.resolve("target/atomicity-refine/round-1/index.html"))
                .content()
                .contains("sell");

        Files.writeString(
                file,
                committed + "shop.Store.sell(int,java.lang.Runnable)\nshop.Store.ordre(int,java.lang.Runnable)\n");
        ExternalProcess check = maven.run(project, PLUGIN + ":check");
        assertThat(check.exitCode()).as(check.output()).isNotZero();
        assertThat(check.output())
                .contains("1 finding, 0 allowed", "shop.Store.sell")
                .contains("shop.Store.ordre(int,java.lang.Runnable) in ")
                .contains("Did you mean shop.Store.order(int,java.lang.Runnable)");

        Files.writeString(file, "shop.Store.*\n");
        ExternalProcess wrong = maven.run(project, PLUGIN + ":check");
        assertThat(wrong.output()).contains("atomicity-specification.txt, line 1: 'shop.Store.*' is not a method");
    }
}
