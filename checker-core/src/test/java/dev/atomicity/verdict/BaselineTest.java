package dev.atomicity.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.Discovery;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.StaleEntry;
import dev.atomicity.results.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BaselineTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 5, 1);

    @TempDir
    private Path directory;

    private static FindingResult finding(String fingerprint, Discovery discovery) {
        return FindingResult.builder(fingerprint)
                .pattern(Pattern.READ_WRITE_WRITE)
                .region("bank.Account.deposit")
                .discovery(discovery)
                .build();
    }

    @Test
    void whatWasProvokedIsStaleOnlyIfAllWasTriedAgain() throws IOException {
        Path file = directory.resolve("baseline.json");
        Baseline.EMPTY
                .with(List.of(finding("f1", Discovery.OBSERVED), finding("f2", Discovery.PROVOKED)), TODAY)
                .write(file);
        Baseline baseline = Baseline.read(file);

        assertThat(baseline.stale(List.of(), false))
                .extracting(StaleEntry::fingerprint)
                .containsExactly("f1");
        assertThat(baseline.stale(List.of(), true))
                .extracting(StaleEntry::fingerprint)
                .containsExactly("f1", "f2");
    }

    @Test
    void aKnownCauseInAnotherShapeIsKnown() throws IOException {
        Path file = directory.resolve("baseline.json");
        FindingResult first = finding("f1", Discovery.OBSERVED).toBuilder()
                .variables(List.of("Account.balance", "Account.limit"))
                .build();
        Baseline.EMPTY.with(List.of(first), TODAY).write(file);
        Baseline baseline = Baseline.read(file);
        FindingResult sameCause = finding("f2", Discovery.PROVOKED).toBuilder()
                .variables(List.of("Account.balance"))
                .build();
        FindingResult another = finding("f3", Discovery.OBSERVED).toBuilder()
                .variables(List.of("Account.owner"))
                .build();

        assertThat(baseline.apply(List.of(sameCause, another), TODAY))
                .extracting(FindingResult::state)
                .containsExactly(State.KNOWN, State.NEW);
        assertThat(baseline.stale(List.of(sameCause), true)).isEmpty();
        assertThat(baseline.with(List.of(sameCause, another), TODAY).size()).isEqualTo(2);
    }

    @Test
    void aBaselineOnlyGrows() {
        Baseline baseline = Baseline.EMPTY.with(List.of(finding("f1", Discovery.OBSERVED)), TODAY);
        Baseline grown = baseline.with(List.of(finding("f2", Discovery.OBSERVED)), TODAY);

        assertThat(grown.size()).isEqualTo(2);
        assertThat(grown.pruned(List.of(finding("f2", Discovery.OBSERVED))).stale(List.of(), true))
                .extracting(StaleEntry::fingerprint)
                .containsExactly("f2");
    }

    @Test
    void aFileOfAnEarlierVersionIsRead() throws IOException {
        Path file = Files.writeString(
                directory.resolve("baseline.json"),
                "{\"schemaVersion\": 1, \"findings\": [{\"fingerprint\": \"f1\", \"region\": \"bank.Account.deposit\"}]}");

        assertThat(Baseline.read(file).stale(List.of(), false)).hasSize(1);
    }
}
