package dev.atomicity.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.oracle.Oracle;
import dev.atomicity.oracle.Trace;
import dev.atomicity.random.Traces;
import dev.atomicity.specification.Conflicts;
import dev.atomicity.trace.TraceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** The same truth by the way that users take: from a file, through the reader, to labels. */
class FileProperties {
    private static Path file;

    @BeforeContainer
    static void createFile() throws IOException {
        file = Files.createTempFile("random", ".trace");
    }

    @AfterContainer
    static void deleteFile() throws IOException {
        Files.delete(file);
    }

    @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
    void verdictsOnFilesAgreeWithTheOracle(@ForAll("traces") Trace trace, @ForAll Conflicts conflicts)
            throws IOException, TraceException {
        Files.writeString(file, trace.text());
        Oracle oracle = Agreement.oracle(trace, conflicts);
        for (Checker checker : Agreement.CHECKERS) {
            TraceVerdict verdict = new TraceAnalysis(checker, conflicts).analyze(file);
            assertThat(verdict.events()).isEqualTo(trace.events().size());
            assertThat(verdict.serializable()).isEqualTo(oracle.serializable());
            assertThat(oracle.violations()).containsAll(verdict.violations());
            assertThat(verdict.violations()).isSorted();
        }
        TraceVerdict davida = new TraceAnalysis(Checker.DAVIDA, conflicts).analyze(file);
        assertThat(davida.violations()).isEqualTo(oracle.violations());
        assertThat(davida.witnesses()).allMatch(ring -> oracle.provesViolation(transactions(oracle, ring)));
        assertThat(davida.witnesses())
                .extracting(ring -> ring.transactions().get(0))
                .isEqualTo(oracle.violations());
        assertThat(davida.cycles()).allMatch(ring -> oracle.provesCycle(transactions(oracle, ring)));
    }

    private static List<Integer> transactions(Oracle oracle, TransactionRing ring) {
        return ring.transactions().stream().map(oracle::named).toList();
    }

    @Provide
    Arbitrary<Trace> traces() {
        return Traces.wellFormed();
    }
}
