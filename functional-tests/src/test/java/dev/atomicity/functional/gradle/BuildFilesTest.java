package dev.atomicity.functional.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The bytes of the build files, which have Kotlin's names, run as Groovy on a real Gradle and parse as Kotlin. */
class BuildFilesTest {

    @TempDir
    static Path copy;

    @BeforeAll
    static void copyRepository() throws IOException {
        Repository.copyWithGroovyNames(copy);
    }

    @Test
    void everyModuleAssembles() throws IOException, InterruptedException {
        ExternalProcess gradle = RealGradle.orSkip().run(copy, "projects", "assemble", "validatePlugins");

        assertThat(gradle.exitCode()).as(gradle.output()).isZero();
        assertThat(gradle.output())
                .contains("Root project 'atomicity-check'")
                .contains(
                        "Project ':atomicity-annotations'",
                        "Project ':checker-core'",
                        "Project ':atomicity-gradle-plugin'",
                        "Project ':atomicity-maven-plugin'",
                        "Project ':atomicity-junit'",
                        "Project ':benchmarks'",
                        "Project ':functional-tests'");
        assertThat(copy.resolve("checker-core/build/libs")).isDirectoryContaining("glob:**/checker-core-*.jar");
        assertThat(copy.resolve("checker-core/build/libs/atomicity-agent.jar")).isRegularFile();
        assertThat(copy.resolve("gradle-plugin/build/libs"))
                .isDirectoryContaining("glob:**/atomicity-gradle-plugin-*.jar");
        assertThat(copy.resolve("maven-plugin/build/libs"))
                .isDirectoryContaining("glob:**/atomicity-maven-plugin-*.jar");
    }

    @TestFactory
    List<DynamicTest> everyBuildFileIsKotlin() throws IOException {
        List<Path> files = Repository.kotlinBuildFiles();
        assertThat(files).as("settings, seven modules, build-logic").hasSize(10);
        return files.stream()
                .map(file -> DynamicTest.dynamicTest(
                        Repository.root().relativize(file).toString(),
                        () -> assertThat(KotlinSyntax.errorsIn(Files.readString(file)))
                                .isEmpty()))
                .toList();
    }

    @Test
    void groovyAloneIsNotKotlin() {
        assertThat(KotlinSyntax.errorsIn("plugins { id 'java-library' }\n")).isNotEmpty();
        assertThat(KotlinSyntax.errorsIn("def answer = 42\n")).isNotEmpty();
    }
}
