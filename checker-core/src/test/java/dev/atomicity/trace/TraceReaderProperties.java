package dev.atomicity.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.oracle.Trace;
import dev.atomicity.random.Traces;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Whatever the bytes are: the reader hands on a well-formed trace to its end, or throws a {@link TraceException}. */
class TraceReaderProperties {
    private static Path file;

    @BeforeContainer
    static void createFile() throws IOException {
        file = Files.createTempFile("fuzz", ".trace");
    }

    @AfterContainer
    static void deleteFile() throws IOException {
        Files.delete(file);
    }

    @Property(tries = 3000, edgeCases = EdgeCasesMode.NONE)
    void mutatedTracesAreReadOrRefused(@ForAll("mutated") byte[] bytes) throws IOException {
        assertReadOrRefused(bytes);
    }

    @Property(tries = 1000)
    void anyBytesAreReadOrRefused(@ForAll byte[] bytes) throws IOException {
        assertReadOrRefused(bytes);
    }

    @Property(tries = 1000)
    void wellFormedTracesAreRead(@ForAll("traces") Trace trace) throws IOException, TraceException {
        Files.writeString(file, trace.text());
        CountingEvents events = new CountingEvents();
        assertThat(new TraceReader(file, events, Progress.SILENT).read())
                .isEqualTo(trace.events().size());
        assertThat(events.last).isLessThanOrEqualTo(trace.events().size());
    }

    private static void assertReadOrRefused(byte[] bytes) throws IOException {
        Files.write(file, bytes);
        CountingEvents events = new CountingEvents();
        try {
            assertThat(new TraceReader(file, events, Progress.SILENT).read()).isGreaterThanOrEqualTo(events.last);
        } catch (TraceException refused) {
            assertThat(refused.getMessage()).startsWith(file + ":").hasLineCount(1);
        }
    }

    @Provide
    Arbitrary<Trace> traces() {
        return Traces.wellFormed();
    }

    @Provide
    Arbitrary<byte[]> mutated() {
        Arbitrary<List<Mutation>> mutations = Combinators.combine(
                        Arbitraries.of(Mutation.Kind.class),
                        Arbitraries.integers().between(0, 2000),
                        Arbitraries.oneOf(
                                Arbitraries.bytes(),
                                // What means something to the reader is more likely to lead it astray.
                                Arbitraries.of(
                                        (byte) '\n', (byte) '\r', (byte) '|', (byte) '(', (byte) ')', (byte) '#')))
                .as(Mutation::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(8);
        return Combinators.combine(Traces.wellFormed(), mutations).as((trace, list) -> {
            byte[] bytes = trace.text().getBytes(StandardCharsets.UTF_8);
            for (Mutation mutation : list) {
                bytes = mutation.applyTo(bytes);
            }
            return bytes;
        });
    }

    /** One small damage to a file. */
    record Mutation(Kind kind, int position, byte value) {
        enum Kind {
            REPLACE,
            INSERT,
            DELETE,
            CUT,
            REPEAT
        }

        byte[] applyTo(byte[] bytes) {
            if (bytes.length == 0) {
                return bytes;
            }
            int at = position % bytes.length;
            return switch (kind) {
                case REPLACE -> join(bytes, at, new byte[] {value}, at + 1);
                case INSERT -> join(bytes, at, new byte[] {value}, at);
                case DELETE -> join(bytes, at, new byte[0], at + 1);
                case CUT -> join(bytes, at, new byte[0], bytes.length);
                case REPEAT -> join(bytes, at, Arrays.copyOfRange(bytes, at, bytes.length), at);
            };
        }

        private static byte[] join(byte[] bytes, int head, byte[] middle, int tail) {
            byte[] joined = new byte[head + middle.length + bytes.length - tail];
            System.arraycopy(bytes, 0, joined, 0, head);
            System.arraycopy(middle, 0, joined, head, middle.length);
            System.arraycopy(bytes, tail, joined, head + middle.length, bytes.length - tail);
            return joined;
        }
    }
}
