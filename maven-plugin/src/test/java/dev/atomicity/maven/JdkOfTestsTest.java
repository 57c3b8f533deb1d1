package dev.atomicity.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JdkOfTestsTest {
    @TempDir
    private Path home;

    @ParameterizedTest
    @CsvSource({"1.8.0_402, 8", "11.0.22, 11", "17, 17", "25.0.1, 25", "26-ea, 26"})
    void aJdkSaysWhichOneItIs(String version, int major) throws IOException {
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"" + version + "\"\n");

        assertThat(JdkOfTests.majorVersion(home)).isEqualTo(major);
    }

    @Test
    void orItDoesNot() {
        assertThat(JdkOfTests.majorVersion(home)).isZero();
    }
}
