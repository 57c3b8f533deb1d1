package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.atomicity.check.LauncherChoice.Library;
import dev.atomicity.launch.LaunchException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LauncherChoiceTest {
    @Test
    void jupiterGetsTheLauncherOfItsPlatform() throws LaunchException {
        assertThat(missing(
                        "org.junit.jupiter:junit-jupiter-api:5.9.3",
                        "org.junit.jupiter:junit-jupiter-engine:5.9.3",
                        "org.junit.platform:junit-platform-commons:1.9.3",
                        "org.junit.platform:junit-platform-engine:1.9.3"))
                .containsExactly("org.junit.platform:junit-platform-launcher:1.9.3");
    }

    @Test
    void jupiterWithoutAnEngineGetsItsEngine() throws LaunchException {
        assertThat(missing(
                        "org.junit.jupiter:junit-jupiter-api:5.10.2",
                        "org.junit.platform:junit-platform-commons:1.10.2"))
                .containsExactly(
                        "org.junit.platform:junit-platform-engine:1.10.2",
                        "org.junit.platform:junit-platform-launcher:1.10.2",
                        "org.junit.jupiter:junit-jupiter-engine:5.10.2");
    }

    @Test
    void theApiAloneTellsThePlatform() throws LaunchException {
        assertThat(missing("org.junit.jupiter:junit-jupiter-api:5.10.2"))
                .contains("org.junit.platform:junit-platform-launcher:1.10.2");
        assertThat(missing("org.junit.jupiter:junit-jupiter-api:6.1.0"))
                .contains(
                        "org.junit.platform:junit-platform-launcher:6.1.0",
                        "org.junit.jupiter:junit-jupiter-engine:6.1.0");
    }

    @Test
    void junit6HasOneNumberForAll() throws LaunchException {
        assertThat(missing(
                        "org.junit.jupiter:junit-jupiter-api:6.0.1",
                        "org.junit.jupiter:junit-jupiter-engine:6.0.1",
                        "org.junit.platform:junit-platform-engine:6.0.1"))
                .containsExactly("org.junit.platform:junit-platform-launcher:6.0.1");
    }

    @Test
    void junit4AloneGetsVintage() throws LaunchException {
        assertThat(missing("junit:junit:4.13.2", "org.hamcrest:hamcrest-core:1.3"))
                .containsExactly(
                        "org.junit.platform:junit-platform-engine:1.14.4",
                        "org.junit.platform:junit-platform-launcher:1.14.4",
                        "org.junit.vintage:junit-vintage-engine:5.14.4");
    }

    @Test
    void junit4BesideAnEngineMayBeThereForOtherReasons() throws LaunchException {
        assertThat(missing(
                        "junit:junit:4.13.2",
                        "org.junit.jupiter:junit-jupiter-api:5.10.2",
                        "org.junit.jupiter:junit-jupiter-engine:5.10.2",
                        "org.junit.platform:junit-platform-engine:1.10.2"))
                .containsExactly("org.junit.platform:junit-platform-launcher:1.10.2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"3.8.2", "4.8.2", "4.11", "4.11-beta-1"})
    void junitThatIsTooOldIsNamed(String version) {
        assertThatThrownBy(() -> missing("junit:junit:" + version))
                .isInstanceOf(LaunchException.class)
                .hasMessageContaining("JUnit " + version)
                .hasMessageContaining("junit:junit:4.12");
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.14.10", "6.9.10", "6.1.1", "6.13", "6.14.2"})
    void testNgThatIsTooOldIsNamed(String version) {
        assertThatThrownBy(() -> missing("org.testng:testng:" + version))
                .isInstanceOf(LaunchException.class)
                .hasMessageContaining("TestNG " + version)
                .hasMessageContaining("org.testng:testng:6.14.3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"6.14.3", "7.0.0-beta1", "7.10.2", "7.12.0"})
    void testNgThatIsNewEnoughIsNot(String version) {
        assertThatCode(() -> missing("org.testng:testng:" + version)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"4.12", "4.12-beta-3", "4.13.2", "4.13"})
    void junitThatIsNewEnoughIsNot(String version) {
        assertThatCode(() -> missing("junit:junit:" + version)).doesNotThrowAnyException();
    }

    @Test
    void testNgGetsItsEngine() throws LaunchException {
        assertThat(missing("org.testng:testng:7.10.2"))
                .containsExactly(
                        "org.junit.platform:junit-platform-engine:1.14.4",
                        "org.junit.platform:junit-platform-launcher:1.14.4",
                        "org.junit.support:testng-engine:1.0.5");
    }

    @Test
    void whatIsThereIsNotBroughtAgain() throws LaunchException {
        assertThat(missing(
                        "org.spockframework:spock-core:2.3",
                        "org.junit.platform:junit-platform-engine:1.9.0",
                        "org.junit.platform:junit-platform-launcher:1.9.0"))
                .isEmpty();
    }

    @Test
    void aTestFrameworkIsKnownByItsLibraries() {
        assertThat(choice("junit:junit:4.13.2").hasTestFramework()).isTrue();
        assertThat(choice("org.junit.platform:junit-platform-engine:1.9.0").hasTestFramework())
                .isTrue();
        assertThat(choice("org.slf4j:slf4j-api:2.0.0").hasTestFramework()).isFalse();
    }

    private static LauncherChoice choice(String... coordinates) {
        return new LauncherChoice(Arrays.stream(coordinates)
                .map(text -> text.split(":"))
                .map(parts -> new Library(parts[0], parts[1], parts[2]))
                .toList());
    }

    private static List<String> missing(String... coordinates) throws LaunchException {
        return choice(coordinates).missing().stream().map(Library::toString).toList();
    }
}
