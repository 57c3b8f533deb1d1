package overlap;

import static overlap.Whole.whole;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayReader;
import java.io.CharArrayWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.LineNumberReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** Streams, readers and writers with data in memory. Watched. */
final class WholeStreams {
    private WholeStreams() {}

    /** A stream whose output can be looked at. */
    static final class ShownStream extends PrintStream {
        ShownStream() {
            super(new ByteArrayOutputStream());
        }

        String text() {
            return out.toString();
        }
    }

    /** The same for characters. */
    static final class ShownWriter extends PrintWriter {
        ShownWriter() {
            super(new StringWriter());
        }

        String text() {
            return out.toString();
        }
    }

    /** The same for bytes that wait in a buffer. */
    static final class ShownBuffer extends BufferedOutputStream {
        ShownBuffer() {
            super(new ByteArrayOutputStream());
        }

        String text() {
            return count + " " + out;
        }
    }

    /** The same for characters that wait in a buffer. */
    static final class ShownText extends BufferedWriter {
        private final StringWriter target;

        ShownText() {
            this(new StringWriter());
        }

        private ShownText(StringWriter target) {
            super(target);
            this.target = target;
        }

        String text() throws IOException {
            flush();
            return target.toString();
        }
    }

    static List<Whole<?>> all() {
        return List.of(
                input("ByteArrayInputStream", WholeStreams::bytes),
                input("BufferedInputStream", () -> new BufferedInputStream(bytes())),
                reader("StringReader", () -> new StringReader("old\ntext")),
                reader("CharArrayReader", () -> new CharArrayReader("old\ntext".toCharArray())),
                reader("BufferedReader", () -> new BufferedReader(new StringReader("old\ntext"))),
                whole(
                                "LineNumberReader",
                                LineNumberReader.class,
                                () -> new LineNumberReader(new StringReader("old\ntext")),
                                reader -> reader.getLineNumber() + " " + reader.readLine(),
                                LineNumberReader::readLine,
                                LineNumberReader::read)
                        .given(() -> new char[4], () -> CharBuffer.allocate(4), () -> 1, () -> 1L),
                whole(
                                "ByteArrayOutputStream",
                                ByteArrayOutputStream.class,
                                () -> {
                                    ByteArrayOutputStream output = new ByteArrayOutputStream();
                                    output.write('o');
                                    return output;
                                },
                                ByteArrayOutputStream::toByteArray,
                                output -> output.write('n'),
                                ByteArrayOutputStream::reset)
                        .given(
                                () -> "new".getBytes(StandardCharsets.US_ASCII),
                                () -> "UTF-8",
                                () -> StandardCharsets.UTF_8,
                                ByteArrayOutputStream::new),
                whole(
                                "PrintStream",
                                ShownStream.class,
                                ShownStream::new,
                                ShownStream::text,
                                out -> out.print("n"),
                                out -> {
                                    out.close();
                                    out.print("n");
                                })
                        .given(() -> "new".getBytes(StandardCharsets.US_ASCII), () -> Locale.ROOT, () -> new Object[0]),
                whole(
                                "BufferedOutputStream",
                                ShownBuffer.class,
                                ShownBuffer::new,
                                ShownBuffer::text,
                                out -> out.write('n'))
                        .given(() -> "new".getBytes(StandardCharsets.US_ASCII)),
                whole(
                        "StringWriter",
                        StringWriter.class,
                        () -> new StringWriter().append("old"),
                        StringWriter::toString,
                        writer -> writer.write('n')),
                whole(
                                "CharArrayWriter",
                                CharArrayWriter.class,
                                () -> new CharArrayWriter().append("old"),
                                CharArrayWriter::toCharArray,
                                writer -> writer.write('n'))
                        .given(StringWriter::new),
                whole(
                                "PrintWriter",
                                ShownWriter.class,
                                ShownWriter::new,
                                ShownWriter::text,
                                out -> out.print("n"),
                                out -> {
                                    out.close();
                                    out.print("n");
                                })
                        .given(() -> Locale.ROOT, () -> new Object[0]),
                whole("BufferedWriter", ShownText.class, ShownText::new, ShownText::text, writer -> writer.write('n')));
    }

    private static ByteArrayInputStream bytes() {
        return new ByteArrayInputStream("old text".getBytes(StandardCharsets.US_ASCII));
    }

    private static Whole<InputStream> input(String name, Supplier<InputStream> maker) {
        return whole(
                        name,
                        InputStream.class,
                        maker,
                        input -> {
                            int available = input.available();
                            Object reset = Whole.attempt(() -> {
                                input.reset();
                                return "reset";
                            });
                            return available + " " + reset + input.available();
                        },
                        InputStream::read,
                        input -> {
                            input.read();
                            input.mark(10);
                        })
                .given(() -> new byte[4], OutputStream::nullOutputStream, () -> 1, () -> 1L);
    }

    private static Whole<Reader> reader(String name, Supplier<Reader> maker) {
        return whole(
                        name,
                        Reader.class,
                        maker,
                        reader -> {
                            Object reset = Whole.attempt(() -> {
                                reader.reset();
                                return "reset";
                            });
                            return reset + " " + reader.read();
                        },
                        Reader::read,
                        reader -> {
                            reader.read();
                            reader.mark(10);
                        },
                        reader -> reader.skip(5),
                        reader -> reader.skip(100),
                        Reader::close)
                .given(() -> new char[4], () -> CharBuffer.allocate(4), Writer::nullWriter, () -> 1, () -> 1L);
    }
}
