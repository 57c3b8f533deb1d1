package dev.atomicity.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LineBufferTest {
    @Test
    void aWindowHoldsWholeLines() throws IOException {
        assertThat(linesOf("one\ntwo\n", 5)).containsExactly("one", "two");
    }

    @Test
    void anEmptyChannelHasNoWindow() throws IOException {
        assertThat(buffer("", 1).next()).isFalse();
    }

    @Test
    void theLastLineMayLackItsLineFeed() throws IOException {
        LineBuffer buffer = buffer("one\ntwo", 3);
        List<String> lines = new ArrayList<>();
        boolean open = false;
        while (buffer.next()) {
            lines.addAll(window(buffer));
            open = buffer.lastLineIsOpen;
        }
        assertThat(lines).containsExactly("one", "two");
        assertThat(open).isTrue();
    }

    @Test
    void aLastLineWithItsLineFeedIsNotOpen() throws IOException {
        LineBuffer buffer = buffer("one\n", 100);
        while (buffer.next()) {
            assertThat(buffer.lastLineIsOpen).isFalse();
        }
    }

    @Test
    void emptyLinesCount() throws IOException {
        assertThat(linesOf("\n\na\n\n", 2)).containsExactly("", "", "a", "");
    }

    @Test
    void linesAcrossTheBordersOfWindowsStayWhole() throws IOException {
        Random random = new Random(7);
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            expected.add(i + "-".repeat(random.nextInt(LineBuffer.MAX_LINE / 3)));
        }
        assertThat(linesOf(String.join("\n", expected) + "\n", 10_000)).isEqualTo(expected);
    }

    @Test
    void theLongestLineIsTaken() throws IOException {
        String longest = "x".repeat(LineBuffer.MAX_LINE - 1);
        assertThat(linesOf("a\n" + longest + "\nb\n", 100_000)).containsExactly("a", longest, "b");
    }

    @Test
    void aLongerLineIsRefusedBeforeItsEnd() throws IOException {
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                return 'x';
            }
        };
        LineBuffer buffer = new LineBuffer(Channels.newChannel(endless));
        assertThat(buffer.next()).isTrue();
        assertThat(buffer.limit).isEqualTo(buffer.start);
        assertThat(buffer.bytesRead).isLessThanOrEqualTo(LineBuffer.MAX_LINE);
    }

    @Test
    void bytesAreCounted() throws IOException {
        LineBuffer buffer = buffer("one\ntwo\nthree", 4);
        while (buffer.next()) {
            assertThat(buffer.bytesRead).isPositive();
        }
        assertThat(buffer.bytesRead).isEqualTo(13);
    }

    private static List<String> linesOf(String text, int pieceSize) throws IOException {
        LineBuffer buffer = buffer(text, pieceSize);
        List<String> lines = new ArrayList<>();
        while (buffer.next()) {
            assertThat(buffer.limit).isGreaterThan(buffer.start);
            lines.addAll(window(buffer));
        }
        return lines;
    }

    private static List<String> window(LineBuffer buffer) {
        assertThat(buffer.bytes[buffer.limit - 1]).isEqualTo((byte) '\n');
        String text = new String(buffer.bytes, buffer.start, buffer.limit - buffer.start, StandardCharsets.UTF_8);
        return List.of(text.substring(0, text.length() - 1).split("\n", -1));
    }

    /** A buffer on a channel that gives its bytes in small pieces, as a pipe does. */
    private static LineBuffer buffer(String text, int pieceSize) {
        InputStream inPieces = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)) {
            @Override
            public int read(byte[] bytes, int offset, int length) {
                return super.read(bytes, offset, Math.min(length, pieceSize));
            }

            @Override
            public int available() {
                return 0;
            }
        };
        return new LineBuffer(Channels.newChannel(inPieces));
    }
}
