package dev.atomicity.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code analyze --predict}: what is printed, and the exit status. */
class PredictTest {
    private static final Path EXAMPLES = Path.of(System.getProperty("atomicity.root", ".."), "examples");

    @TempDir
    private Path folder;

    @Test
    void theJsonOfAPrediction() {
        String trace = example("predicted-withdraw");
        CommandRun run = CommandRun.of("analyze", "--predict", "conflict", "--format", "json", trace);
        assertThat(run.out())
                .isEqualToIgnoringNewLines("{\"trace\":\"" + trace
                        + "\",\"events\":18,\"serializable\":true,\"violations\":[],\"witnesses\":[],"
                        + "\"predicted\":["
                        + "{\"transaction\":\"T1#1\",\"alike\":0,\"first\":3,\"between\":[16],\"second\":6,"
                        + "\"ring\":[\"T1#1\",\"T2#1\",\"T1#1\"],\"pair\":true},"
                        + "{\"transaction\":\"T2#1\",\"alike\":0,\"first\":12,\"between\":[7],\"second\":15,"
                        + "\"ring\":[\"T2#1\",\"T1#1\",\"T2#1\"],\"pair\":true}]}");
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err()).isEmpty();
    }

    @Test
    void withoutTheOptionNothingIsPredicted() {
        CommandRun run = CommandRun.of("analyze", "--format", "json", example("predicted-withdraw"));
        assertThat(run.out()).doesNotContain("predicted\"");
        assertThat(run.status()).isZero();
    }

    @Test
    void aPredictionCanBeMadeWithoutAChecker() {
        String trace = example("commit-node-two-writes");
        CommandRun run =
                CommandRun.of("analyze", "--checker", "none", "--predict", "conflict", "--format", "json", trace);
        assertThat(run.out())
                .startsWith("{\"trace\":\"" + trace + "\",\"events\":7,\"predicted\":[{\"transaction\":\"t1#1\"");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void whatIsHarmlessIsAnEmptyList() {
        CommandRun run =
                CommandRun.of("analyze", "--predict", "view", "--format", "json", example("commit-node-two-writes"));
        assertThat(run.out()).contains("\"predicted\":[]");
        assertThat(run.status()).isZero();
    }

    @Test
    void theTextNamesTheTransactionsTheEventsAndTheirLines() {
        CommandRun run = CommandRun.of("analyze", "--predict", "conflict", example("predicted-withdraw"));
        assertThat(run.out())
                .contains("serializable (18 events, checker davida);"
                        + " predicted: 2 transactions could be interrupted in another schedule (conflict)")
                .contains("  T1#1 could be interrupted between the events 3 and 6: T1#1 -> T2#1 -> T1#1")
                .contains("       T1#1  event 3  T1|r(Account@1.balance)|Account.java:12 is it enough?")
                .contains("    -> T2#1  event 16  T2|w(Account@1.balance)|Account.java:15");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void transactionsThatAreAlikeAreReportedOnce() throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 3; i++) {
            text.append("T1|begin(m)|\nT1|r(x)|\nT1|w(x)|\nT1|end(m)|\n");
        }
        Path trace = Files.writeString(folder.resolve("alike.trace"), text + "T2|w(x)|\n");
        CommandRun run = CommandRun.of("analyze", "--predict", "conflict", trace.toString());
        assertThat(run.out())
                .contains("predicted: one transaction could be interrupted in another schedule (conflict)")
                .contains("T1#1 could be interrupted between the events 2 and 3: T1#1 -> T2@13 -> T1#1")
                .contains("and so could 2 later transactions of the thread, which do the same");
    }

    @Test
    void aTraceThatCannotBeReadIsNeitherJudgedNorPredicted() throws IOException {
        Path trace = Files.writeString(folder.resolve("bad.trace"), "T1|rel(l)|\n");
        CommandRun run = CommandRun.of("analyze", "--predict", "view", trace.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void onlyConflictAndViewCanBePredicted() {
        CommandRun run = CommandRun.of("analyze", "--predict", "race", example("commit-node-fig7"));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("conflict", "view", "Usage:");
    }

    private static String example(String name) {
        return EXAMPLES.resolve(name + ".trace").toString();
    }
}
