package dev.atomicity.functional.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.gradle.BuildModel.Dependency;
import dev.atomicity.functional.gradle.BuildModel.Module;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The Maven and the Gradle build say the same about modules and versions. */
class BuildsAgreeTest {

    /** Maven compiles the Gradle plugin against a published copy of Gradle's API, Gradle against its own. */
    private static final String GRADLE_API = "dev.gradleplugins:gradle-api";

    /** Gradle makes the artifact by itself that leads from the id of the plugin to the plugin. */
    private static final String PLUGIN_MARKER = "gradle-plugin/marker";

    private static BuildModel maven;
    private static BuildModel gradle;

    @BeforeAll
    static void readBuilds() throws IOException {
        maven = MavenBuild.read(Repository.root());
        gradle = GradleBuild.read(Repository.root());
    }

    static Set<String> moduleDirectories() throws IOException {
        Set<String> directories =
                new TreeSet<>(MavenBuild.read(Repository.root()).modules().keySet());
        directories.remove(PLUGIN_MARKER);
        return directories;
    }

    @Test
    void coordinatesAreTheSame() {
        assertThat(gradle.group()).isEqualTo(maven.group());
        assertThat(gradle.version()).isEqualTo(maven.version());
    }

    @Test
    void modulesAreTheSame() throws IOException {
        assertThat(gradle.modules().keySet()).isEqualTo(moduleDirectories());
    }

    @Test
    void importedVersionsAreTheSame() {
        assertThat(gradle.boms()).isEqualTo(maven.boms()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("moduleDirectories")
    void moduleIsTheSame(String directory) {
        Module inMaven = maven.modules().get(directory);
        Module inGradle = gradle.modules().get(directory);

        assertThat(inGradle.artifact()).isEqualTo(inMaven.artifact());
        assertThat(inGradle.dependencies())
                .containsExactlyInAnyOrderElementsOf(inMaven.dependencies().stream()
                        .filter(dependency -> !dependency.name().equals(GRADLE_API))
                        .collect(Collectors.toSet()));
    }

    @Test
    void pluginIdLeadsToTheSameClass() throws IOException {
        Path descriptors = Repository.root().resolve("gradle-plugin/src/main/resources/META-INF/gradle-plugins");
        Properties descriptor = new Properties();
        try (var in = Files.newBufferedReader(descriptors.resolve("dev.atomicity.check.properties"))) {
            descriptor.load(in);
        }

        assertThat(Files.readString(Repository.root().resolve("gradle-plugin/build.gradle.kts")))
                .contains("id = \"dev.atomicity.check\"")
                .contains("implementationClass = \"" + descriptor.getProperty("implementation-class") + "\"");
    }

    @Test
    void differentVersionIsNoticed(@TempDir Path copy) throws IOException {
        Repository.copyWithGroovyNames(copy);
        Path pom = copy.resolve("pom.xml");
        Files.writeString(
                pom,
                Files.readString(pom)
                        .replaceFirst(
                                "<picocli.version>[^<]+</picocli.version>", "<picocli.version>0</picocli.version>"));

        Set<Dependency> changed =
                MavenBuild.read(copy).modules().get("checker-core").dependencies();

        assertThat(changed).contains(new Dependency("compile", "info.picocli:picocli", "0"));
        assertThat(gradle.modules().get("checker-core").dependencies()).isNotEqualTo(changed);
    }
}
