package dev.atomicity.hooks.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.places.Sites;
import dev.atomicity.hooks.thread.CheckedThreads;
import dev.atomicity.steps.Operation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lines of a recorded trace. */
@Tag("slow")
class RecorderTest {
    private final CheckedThreads threads = new CheckedThreads();

    @TempDir
    private Path folder;

    @Test
    void accessesOfOneVariableHaveOneName() throws IOException {
        Path trace = folder.resolve("trace.txt");
        int write =
                Sites.add(new Sites.Site("bank.Bank", "pay", "()V", "Bank.java", 3, Operation.WRITES, "Bank.money"));
        int read = Sites.add(new Sites.Site("bank.Bank", "show", "()V", "Bank.java", 9, Operation.READS, "Bank.money"));
        Object bank = new Object();
        Recorder recorder = new Recorder(trace);
        recorder.write(threads.first, bank, 16, null, write);
        recorder.read(threads.second, bank, 16, null, read);
        recorder.close(List.of("violation T1#1"), List.of("1 transaction could not be judged"));
        List<String> lines = Files.readAllLines(trace);
        assertThat(lines.get(0)).startsWith("T1|w(Bank.money@1.16)|");
        assertThat(lines.get(1)).startsWith("T2|r(Bank.money@1.16)|");
        assertThat(lines.subList(2, 4))
                .containsExactly("# violation T1#1", "# incomplete: 1 transaction could not be judged");
    }

    @Test
    void nobodyIsAdmittedWhenTheTraceEnds() throws IOException {
        Recorder recorder = new Recorder(folder.resolve("trace.txt"));
        assertThat(recorder.admits(threads.first)).isTrue();
        recorder.refuse(List.of(threads.first));
        assertThat(recorder.admits(threads.first)).isFalse();
    }
}
