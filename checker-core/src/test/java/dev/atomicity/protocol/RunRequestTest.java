package dev.atomicity.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunRequestTest {
    @TempDir
    private Path directory;

    @Test
    void anObservedRun() throws IOException {
        assertIsReadAsWritten(RunRequest.of(directory.resolve("log"), List.of("classes")));
    }

    @Test
    void everything() throws IOException {
        assertIsReadAsWritten(RunRequest.of(directory.resolve("log"), List.of("classes", "more"))
                .withSelection(
                        new TestSelection(
                                List.of(new TestPattern("a\\..*", null)),
                                List.of(),
                                List.of(new TestPattern("a\\.B", "get.*")),
                                List.of(),
                                List.of("fast"),
                                List.of("slow")),
                        Shard.of("2/5").with(Map.of("AccountTest", 2)))
                .withRemaining(Set.of("[engine:x]"), List.of(List.of("[engine:x]/[test:#2]")))
                .withConfiguration(Map.of("key", "value"), 300_000)
                .withProvoke(ProvokeRequest.search(List.of("b", "a"), 60_000, 7)));
    }

    @Test
    void aReplay() throws IOException {
        assertIsReadAsWritten(RunRequest.of(directory.resolve("log"), List.of())
                .withProvoke(ProvokeRequest.replay("[engine:x]", "hold=1\nuntil=2\n", 20, 60_000, 0)));
    }

    private void assertIsReadAsWritten(RunRequest request) throws IOException {
        Path file = directory.resolve("request.bin");
        request.write(file);

        assertThat(RunRequest.read(file)).isEqualTo(request);
    }
}
