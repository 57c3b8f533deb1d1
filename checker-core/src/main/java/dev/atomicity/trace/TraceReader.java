package dev.atomicity.trace;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Reads a trace, {@code thread|op(target)|site} a line, and hands its events on.
 *
 * <p>It works on bytes and makes no object for an event. The target ends at the first {@code )|}; the site is not
 * looked at. A line that starts with {@code #} is a comment. A reader is used once.
 */
public final class TraceReader {
    private static final long BAR = WordScan.eightTimes('|');

    private final Path path;
    private final String file;
    private final Progress progress;

    private final SymbolTable threads = new SymbolTable();
    private final SymbolTable variables = new SymbolTable();
    private final SymbolTable locks = new SymbolTable();
    private final EventDispatch dispatch;

    private LineBuffer lines;
    private byte[] bytes;
    private long line;
    private long event;

    /** All words of the line so far, one over the other: shows whether any byte is not ASCII. */
    private long seen;

    private long tokenHash;

    public TraceReader(Path path, TraceEvents events, Progress progress) {
        this.path = path;
        this.file = path.toString();
        this.dispatch = new EventDispatch(events, new WellFormedness(threads, locks));
        this.progress = progress;
    }

    /** Reads the trace to its end and returns the number of events. */
    public long read() throws TraceException {
        if (Files.isDirectory(path)) {
            throw new TraceException(file, "is a directory, not a trace");
        }
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            long size = channel.size();
            lines = new LineBuffer(channel);
            bytes = lines.bytes;
            while (lines.next()) {
                readWindow();
                progress.at(event, lines.bytesRead, size);
            }
        } catch (NoSuchFileException e) {
            throw new TraceException(file, "no such file");
        } catch (AccessDeniedException e) {
            throw new TraceException(file, "permission to read it is denied");
        } catch (IOException e) {
            throw new TraceException(file, "cannot be read: " + e.getMessage());
        }
        if (event == 0) {
            line = Math.max(line, 1);
            throw problem("the trace has no events");
        }
        return event;
    }

    public String threadName(int thread) {
        return threads.name(thread);
    }

    private void readWindow() throws TraceException {
        if (lines.start == lines.limit) {
            line++;
            throw problem("the line is longer than " + LineBuffer.MAX_LINE + " bytes");
        }
        for (int position = lines.start; position < lines.limit; ) {
            line++;
            if (line == 1 && WordScan.low(WordScan.word(bytes, position), 3) == 0xBFBBEFL) {
                position += 3; // a byte order mark
            }
            position = readLine(position);
        }
    }

    /** Reads the line at that position and returns the position of the next. */
    private int readLine(int start) throws TraceException {
        byte first = bytes[start];
        seen = 0;
        int next;
        if (first == '#' || first == '\n' || first == '\r') {
            next = skipLine(start);
            if (first == '\r' && next != start + 2) {
                throw problem("the line contains a control character: this is not text");
            }
        } else {
            next = readEvent(start);
        }
        if (WordScan.hasNonAscii(seen)) {
            requireUtf8(start, next);
        }
        return next;
    }

    private int readEvent(int start) throws TraceException {
        int threadEnd = scanToBar(start);
        long threadHash = tokenHash;
        if (bytes[threadEnd] != '|' || threadEnd == start) {
            throw malformed(threadEnd);
        }
        TraceOperation operation = TraceOperation.at(bytes, threadEnd + 1);
        if (operation == null) {
            throw unknownOperation(threadEnd + 1);
        }
        int targetStart = threadEnd + 1 + operation.length;
        int targetEnd = scanToBar(targetStart) - 1;
        long targetHash = tokenHash;
        if (bytes[targetEnd + 1] != '|' || bytes[targetEnd] != ')') {
            targetEnd = targetWithBars(targetStart, targetEnd + 1);
            targetHash = hash(targetStart, targetEnd);
        }
        if (targetEnd == targetStart && operation.needsTarget()) {
            throw problem("the operation has no target");
        }
        int next = skipLine(targetEnd + 2);
        if (lines.lastLineIsOpen && next == targetEnd + 3) {
            throw problem("the last line is incomplete");
        }
        event++;
        int thread = threads.idOf(bytes, start, threadEnd, threadHash);
        int target = target(operation, targetStart, targetEnd, targetHash);
        String problem = dispatch.event(operation, thread, target, event);
        if (problem != null) {
            throw problem(problem);
        }
        return next;
    }

    private int target(TraceOperation operation, int from, int to, long hash) {
        return switch (operation) {
            case READ, WRITE -> variables.idOf(bytes, from, to, hash);
            case ACQUIRE, RELEASE -> locks.idOf(bytes, from, to, hash);
            // Threads are also found by their names at the start of a line, where no parenthesis follows.
            case FORK, JOIN -> threads.idOf(bytes, from, to, hash(from, to));
            case BEGIN, END -> EventDispatch.NO_TARGET;
        };
    }

    /**
     * The next bar or control character; {@link #tokenHash} is then a function of the bytes before it. For a target
     * that includes the closing parenthesis, in all of them.
     */
    private int scanToBar(int from) {
        long hash = 0;
        for (int i = from; ; i += 8) {
            long word = WordScan.word(bytes, i);
            seen |= word;
            long stop = WordScan.equal(word, BAR) | WordScan.control(word);
            if (stop != 0) {
                int count = WordScan.bytesBefore(stop);
                tokenHash = WordScan.mix(hash, WordScan.low(word, count));
                return i + count;
            }
            hash = WordScan.mix(hash, word);
        }
    }

    /** The hash that {@link #scanToBar} gives for these bytes. */
    private long hash(int from, int to) {
        long hash = 0;
        int i = from;
        for (; to - i >= 8; i += 8) {
            hash = WordScan.mix(hash, WordScan.word(bytes, i));
        }
        return WordScan.mix(hash, WordScan.low(WordScan.word(bytes, i), to - i));
    }

    /** Where a target ends that has a bar inside. */
    private int targetWithBars(int from, int bar) throws TraceException {
        int at = bar;
        while (bytes[at] == '|') {
            if (at > from && bytes[at - 1] == ')') {
                return at - 1;
            }
            at = scanToBar(at + 1);
        }
        throw malformed(at);
    }

    /** The position after the line feed. */
    private int skipLine(int from) throws TraceException {
        for (int i = from; ; ) {
            long word = WordScan.word(bytes, i);
            seen |= word;
            long stop = WordScan.control(word);
            if (stop == 0) {
                i += 8;
                continue;
            }
            i += WordScan.bytesBefore(stop);
            if (bytes[i] == '\n') {
                return i + 1;
            }
            if (bytes[i] != '\t' && !(bytes[i] == '\r' && bytes[i + 1] == '\n')) {
                throw problem("the line contains a control character: this is not text");
            }
            i++;
        }
    }

    private TraceException unknownOperation(int at) throws TraceException {
        int end = at;
        while (bytes[end] != '(' && bytes[end] != '|' && bytes[end] >= ' ') {
            end++;
        }
        if (bytes[end] != '(') {
            return malformed(end);
        }
        requireUtf8(at, end);
        String name = new String(bytes, at, Math.min(end - at, 40), StandardCharsets.UTF_8);
        return problem("unknown operation \"" + name + "\": expected one of r w acq rel fork join begin end");
    }

    private TraceException malformed(int at) {
        if (bytes[at] != '\n' && bytes[at] != '\r' && bytes[at] < ' ' && bytes[at] >= 0) {
            return problem("the line contains a control character: this is not text");
        }
        return problem(lines.lastLineIsOpen ? "the last line is incomplete" : "expected thread|op(target)|site");
    }

    private void requireUtf8(int from, int to) throws TraceException {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, from, to - from));
        } catch (CharacterCodingException e) {
            throw problem("the line is not UTF-8 text");
        }
    }

    private TraceException problem(String problem) {
        return new TraceException(file, line, problem);
    }
}
