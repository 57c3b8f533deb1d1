package dev.atomicity.benchmarks.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuiteListTest {
    @TempDir
    Path folder;

    @Test
    void optionsComeBeforeTheArtifacts() throws IOException {
        Path file = Files.writeString(folder.resolve("suites"), """
                sequential = one two
                one.artifacts = g:one:1 \\
                    g:junit:4
                one.jvmArgs = -Xmx1g
                one.only = *Test
                one.quick = OneTest
                two.artifacts = g:two:1
                """);

        SuiteList list = SuiteList.read(file, "sequential");

        assertThat(list.suites()).extracting(SuiteList.Suite::name).containsExactly("one", "two");
        assertThat(list.suites().get(0).arguments()).containsExactly("--jvmArgs", "-Xmx1g", "g:one:1", "g:junit:4");
        assertThat(list.suites().get(0).tests()).isEqualTo("*Test");
        assertThat(list.suites().get(0).quickTests()).isEqualTo("OneTest");
        assertThat(list.suites().get(1).tests()).isEmpty();
    }

    @Test
    void aSuiteWithoutArtifactsIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("suites"), "concurrent = one\n");

        assertThatThrownBy(() -> SuiteList.read(file, "concurrent")).hasMessageContaining("one.artifacts");
    }

    @Test
    void thePublishedListHasFourSequentialAndFiveConcurrentSuites() throws IOException {
        Path file = Path.of("cost/suites.properties");

        assertThat(SuiteList.read(file, SuitePart.SEQUENTIAL).suites()).hasSize(4);
        assertThat(SuiteList.read(file, SuitePart.CONCURRENT).suites())
                .hasSize(5)
                .extracting(SuiteList.Suite::name)
                .contains("kafka-clients", "guava");
    }
}
