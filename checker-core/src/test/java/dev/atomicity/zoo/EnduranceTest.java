package dev.atomicity.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Many short-lived objects and threads in a small heap: shadows go when what they belong to goes. In full it is
 * {@code -Datomicity.endurance.objects=50000000 -Datomicity.endurance.threads=100000 -Datomicity.endurance.heap=512m}.
 */
@Tag("slow")
class EnduranceTest {
    private static final String OBJECTS = System.getProperty("atomicity.endurance.objects", "2000000");
    private static final String THREADS = System.getProperty("atomicity.endurance.threads", "4000");
    private static final String HEAP = System.getProperty("atomicity.endurance.heap", "48m");

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"data", "dataAndLocks"})
    void shadowsGoWithTheirObjectsAndThreads(String conflicts) throws Exception {
        AgentRun run = AgentRun.start(
                directory,
                List.of("includes=zoo.**", "regions=annotated", "conflicts=" + conflicts),
                600,
                List.of("-Xmx" + HEAP, "-XX:+ExitOnOutOfMemoryError", "zoo.Endurance", OBJECTS, THREADS));
        assertThat(run.output()).contains("made them all").contains("nothing found");
        assertThat(run.status()).isZero();
    }
}
