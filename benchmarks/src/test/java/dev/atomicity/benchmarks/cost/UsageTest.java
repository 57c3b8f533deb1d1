package dev.atomicity.benchmarks.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class UsageTest {
    @Test
    void processorTimeIsUserAndSystemTimeWhateverTheProcessIsCalled() {
        String stat = "42 (a) b) S 1 2 3 4 5 6 7 8 9 10 150 25 0 0 20 0";

        assertThat(UsageAgent.millis(stat)).isEqualTo(1750);
    }

    @Test
    void memoryIsThePeak() {
        assertThat(UsageAgent.kilobytes(List.of("VmPeak:\t 9 kB", "VmHWM:\t  2048 kB", "VmRSS:\t 7 kB")))
                .isEqualTo(2048);
    }

    @Test
    void severalProcessesAddTheirTimeAndTheLargestMemoryCounts() {
        List<Usage> usages = UsageFile.parse(List.of("1500 2048 a.Main", "500 1024 b.Main"), true);

        assertThat(Usage.ofAll(usages)).isEqualTo(new Usage(2.0, 2.0));
    }

    @Test
    void mavenItselfCanBeLeftOut() {
        List<String> lines = List.of("9000 9999 org.codehaus.plexus.classworlds.launcher.Launcher", "500 1024 b.Main");

        assertThat(UsageFile.parse(lines, false)).containsExactly(new Usage(0.5, 1.0));
        assertThat(UsageFile.parse(lines, true)).hasSize(2);
    }

    @Test
    void noReportIsAnError(@TempDir Path folder) throws IOException {
        UsageFile file = new UsageFile(folder);

        assertThatThrownBy(file::all).hasMessageContaining("no JVM has reported");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aJvmReportsWhatItTook(@TempDir Path folder) throws IOException, InterruptedException {
        UsageFile file = new UsageFile(folder);
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");

        // The exit status of a JVM that has nothing to run is 1: it must report all the same.
        new Command(folder, folder.resolve("log"), file.environment())
                .run(List.of(java.toString(), "-cp", folder.toString(), "NoSuchClass"));

        assertThat(file.all().peakMegabytes()).isGreaterThan(1);
    }
}
