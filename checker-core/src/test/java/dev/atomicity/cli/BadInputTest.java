package dev.atomicity.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What cannot be read, or is no possible run, has no verdict: the file, the line and the cause are named instead. */
class BadInputTest {
    @TempDir
    private Path folder;

    static Stream<Arguments> badTraces() {
        return Stream.of(
                arguments("unknown operation", 2, "T1|begin(a)|1\nT1|lock(l)|2\n", "lock"),
                arguments("operation in capitals", 1, "T1|R(x)|1\n", "R"),
                arguments("operation without parentheses", 1, "T1|r|1\n", ""),
                arguments("operation without a target", 1, "T1|r()|1\n", "target"),
                arguments("a line of nothing but text", 2, "T1|r(x)|1\nhello\nT1|r(x)|3\n", ""),
                arguments("no thread", 1, "|r(x)|1\n", ""),
                arguments("no site", 1, "T1|r(x)\nT1|r(x)|2\n", ""),
                arguments("unmatched end", 3, "T1|begin(a)|1\nT1|end(a)|2\nT1|end(a)|3\n", "T1"),
                arguments("end on a thread that began nothing", 2, "T1|begin(a)|1\nT2|end(a)|2\n", "T2"),
                arguments("release of a lock not held", 1, "T1|rel(l)|1\n", "l"),
                arguments("release of another's lock", 2, "T1|acq(l)|1\nT2|rel(l)|2\n", "l"),
                arguments("one release too many", 3, "T1|acq(l)|1\nT1|rel(l)|2\nT1|rel(l)|3\n", "l"),
                arguments("a lock taken by two", 2, "T1|acq(l)|1\nT2|acq(l)|2\n", "l"),
                arguments(
                        "a lock taken by two, half released",
                        4,
                        "T1|acq(l)|1\nT1|acq(l)|2\nT1|rel(l)|3\nT2|acq(l)|4\n",
                        "l"),
                arguments("an event after the join", 3, "T2|w(x)|1\nT1|join(T2)|2\nT2|w(x)|3\n", "T2"),
                arguments("a first event after the join", 2, "T1|join(T2)|1\nT2|w(x)|2\n", "T2"),
                arguments("fork of a running thread", 2, "T2|w(x)|1\nT1|fork(T2)|2\n", "T2"),
                arguments("a second fork", 2, "T1|fork(T2)|1\nT3|fork(T2)|2\n", "T2"),
                arguments("fork of a joined thread", 2, "T1|join(T2)|1\nT1|fork(T2)|2\n", "T2"),
                arguments("fork of itself", 1, "T1|fork(T1)|1\n", "T1"),
                arguments("join of itself", 1, "T1|join(T1)|1\n", "T1"),
                arguments("last line cut in the thread", 2, "T1|r(x)|1\nT", "incomplete"),
                arguments("last line cut before the operation", 2, "T1|r(x)|1\nT1|", "incomplete"),
                arguments("last line cut in the operation", 2, "T1|r(x)|1\nT1|beg", "incomplete"),
                arguments("last line cut in the target", 2, "T1|r(x)|1\nT1|r(x", "incomplete"),
                arguments("last line cut after the target", 2, "T1|r(x)|1\nT1|r(x)", "incomplete"),
                arguments("last line cut before the site", 2, "T1|r(x)|1\nT1|r(x)|", "incomplete"),
                arguments("a NUL in a comment", 2, "T1|r(x)|1\n# \0\n", "text"),
                arguments("a NUL in the target", 1, "T1|r(\0)|1\n", "text"),
                arguments("an escape in the thread", 1, "\u001bT1|r(x)|1\n", "text"),
                arguments("comments alone", 2, "# one\n# two\n", "no events"),
                arguments("empty file", 1, "", "no events"),
                arguments("after lines that count", 5, "# one\n\nT1|r(x)|1\r\n# two\nT1|rr(x)|2\n", "rr"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("badTraces")
    void isRefusedWithFileAndLine(String name, int line, String text, String cause) throws IOException {
        Path trace = write(name + ".trace", text.getBytes(StandardCharsets.UTF_8));
        assertRefused(CommandRun.analyze(trace), trace + ":" + line + ":", cause);
    }

    @Test
    void bytesThatAreNotTextAreRefused() throws IOException {
        byte[] bytes = "T1|r(x)|1\nT1|r(?)|2\n".getBytes(StandardCharsets.UTF_8);
        bytes[15] = (byte) 0xFF;
        Path trace = write("bytes.trace", bytes);
        assertRefused(CommandRun.analyze(trace), trace + ":2:", "UTF-8");
    }

    @Test
    void aClassFileIsRefused() throws IOException {
        try (var classFile = BadInputTest.class.getResourceAsStream("BadInputTest.class")) {
            Path trace = write("code.trace", classFile.readAllBytes());
            assertRefused(CommandRun.analyze(trace), trace + ":1:", "");
        }
    }

    @Test
    void aMissingFileIsRefused() {
        Path trace = folder.resolve("missing.trace");
        assertRefused(CommandRun.analyze(trace), trace + ":", "no such file");
    }

    @Test
    void aDirectoryIsRefused() {
        assertRefused(CommandRun.analyze(folder), folder + ":", "directory");
    }

    /** A sparse file: a gigabyte long, though it takes no room. */
    @Test
    void aLineOfAGigabyteIsRefusedWithoutBeingRead() throws IOException {
        Path trace = write("long.trace", "T1|r(x)|1\nT1|r(".getBytes(StandardCharsets.UTF_8));
        try (RandomAccessFile file = new RandomAccessFile(trace.toFile(), "rw")) {
            file.setLength(1L << 30);
        }
        assertRefused(CommandRun.analyze(trace), trace + ":2:", "longer than");
    }

    @Test
    void everyCheckerRefusesTheSame() throws IOException {
        Path trace = write("end.trace", "T1|w(x)|1\nT1|end(a)|2\n".getBytes(StandardCharsets.UTF_8));
        for (String checker : new String[] {"davida", "regiontrack", "aerodrome", "velodrome", "none"}) {
            CommandRun run = CommandRun.of("analyze", "--checker", checker, trace.toString());
            assertRefused(run, trace + ":2:", "T1");
        }
    }

    @Test
    void theVerdictsOnGoodTracesAreStillPrinted() throws IOException {
        Path clean = write("clean.trace", "T1|r(x)|1\n".getBytes(StandardCharsets.UTF_8));
        Path bad = write("bad.trace", "T1|end(a)|1\n".getBytes(StandardCharsets.UTF_8));
        Path cut = write(
                "cut.trace",
                "T1|begin(a)|1\nT1|r(x)|2\nT2|w(x)|3\nT1|r(x)|4\nT1|end(a)|5\n".getBytes(StandardCharsets.UTF_8));

        CommandRun run = CommandRun.analyze(clean, bad, cut);

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains(bad + ":1:").hasLineCount(1);
        assertThat(run.out().lines())
                .hasSize(2)
                .anyMatch(line -> line.contains("clean.trace") && line.contains("\"serializable\":true"))
                .anyMatch(line -> line.contains("cut.trace") && line.contains("\"violations\":[\"T1#1\"]"));
    }

    private static void assertRefused(CommandRun run, String where, String cause) {
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(where).contains(cause).hasLineCount(1);
    }

    private Path write(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }
}
