package scheduled;

import static dev.atomicity.scheduled.Operation.reads;
import static dev.atomicity.scheduled.Operation.writes;
import static dev.atomicity.scheduled.Seen.keep;

import dev.atomicity.scheduled.Kind;
import dev.atomicity.scheduled.Operation;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.concurrent.Callable;

/** Streams, readers and writers: one variable each. Those that only print do not conflict. */
final class Streams {
    private static final long A = 1;

    private Streams() {}

    static List<Kind<?>> kinds() {
        return List.of(
                new Kind<>("ByteArrayInputStream", 1, () -> new ByteArrayInputStream(new byte[1000]), INPUT),
                new Kind<>("StringReader", 1, () -> new StringReader("a".repeat(1000)), READER),
                new Kind<>("BufferedReader", 1, () -> new BufferedReader(new StringReader("a\n".repeat(1000))), LINES),
                new Kind<>("ByteArrayOutputStream", 1, ByteArrayOutputStream::new, BYTES),
                new Kind<>("StringWriter", 1, StringWriter::new, TEXT),
                new Kind<>("PrintStream", 1, () -> new PrintStream(OutputStream.nullOutputStream()), PRINTS));
    }

    private static Object unchecked(Callable<?> call) {
        try {
            return call.call();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static final List<Operation<InputStream>> INPUT = List.of(
            writes("read", A, stream -> unchecked(() -> stream.read())),
            writes("read several", A, stream -> unchecked(() -> stream.read(new byte[2]))),
            writes("readNBytes", A, stream -> unchecked(() -> stream.readNBytes(2))),
            writes("skip", A, stream -> unchecked(() -> stream.skip(1))),
            writes("mark", A, stream -> stream.mark(1)),
            reads("available", A, stream -> keep(unchecked(() -> stream.available()))));

    private static final List<Operation<Reader>> READER = List.of(
            writes("read", A, reader -> unchecked(() -> reader.read())),
            writes("read several", A, reader -> unchecked(() -> reader.read(new char[2]))),
            writes("skip", A, reader -> unchecked(() -> reader.skip(1))),
            reads("ready", A, reader -> keep(unchecked(() -> reader.ready()))));

    private static final List<Operation<BufferedReader>> LINES = List.of(
            writes("readLine", A, reader -> unchecked(() -> reader.readLine())),
            writes("read", A, reader -> unchecked(() -> reader.read())),
            reads("ready", A, reader -> keep(unchecked(() -> reader.ready()))));

    private static final List<Operation<ByteArrayOutputStream>> BYTES = List.of(
            writes("write", A, stream -> stream.write(1)),
            writes("writeBytes", A, stream -> stream.writeBytes(new byte[2])),
            writes("reset", A, stream -> stream.reset()),
            reads("size", A, stream -> keep(stream.size())),
            reads("toByteArray", A, stream -> keep(stream.toByteArray().length)),
            reads("toString", A, stream -> keep(stream.toString())),
            reads(
                    "writeTo",
                    A,
                    stream -> unchecked(() -> {
                        stream.writeTo(OutputStream.nullOutputStream());
                        return null;
                    })));

    private static final List<Operation<StringWriter>> TEXT = List.of(
            writes("write", A, writer -> writer.write("a")),
            writes("append", A, writer -> writer.append('a')),
            writes("getBuffer, append", A, writer -> writer.getBuffer().append("b")),
            reads("getBuffer, length", A, writer -> keep(writer.getBuffer().length())),
            reads("toString", A, writer -> keep(writer.toString())));

    private static final List<Operation<PrintStream>> PRINTS = List.of(
            reads("print", A, stream -> stream.print("a")),
            reads("println", A, stream -> stream.println(1)),
            reads("printf", A, stream -> stream.printf("%s", "a")),
            reads("format", A, stream -> stream.format("%s", "a")),
            reads("append", A, stream -> stream.append('a')),
            reads("write", A, stream -> stream.write(1)),
            reads("checkError", A, stream -> keep(stream.checkError())));
}
