package dev.atomicity.hooks.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceFileTest {
    @TempDir
    Path directory;

    @Test
    void linesAreInTheOrderInWhichTheyWereAppended() throws IOException {
        Path path = Files.writeString(directory.resolve("a.trace"), "of an earlier run");
        TraceFile file = new TraceFile(path);
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < 10_000; i++) {
            // Some are longer than the buffer.
            String line = "T1|w(x" + i + ")|" + "é".repeat(i % 5000 == 7 ? 40_000 : 1) + "\n";
            file.append(line);
            expected.append(line);
        }
        file.close();
        assertThat(Files.readString(path)).isEqualTo(expected.toString());
    }
}
