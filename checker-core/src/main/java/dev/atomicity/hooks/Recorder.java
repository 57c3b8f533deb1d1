package dev.atomicity.hooks;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Writes what the checker saw as a trace file. An event is written while its variable is held, or by the thread whose
 * begin or end it is, so the file's order is one that the checker's own agrees with.
 *
 * <p>At the end, comment lines name the transactions that the checker found: {@code # violation T1#2}. They are
 * complete and no more than complete: a thread that is inside a hook when recording stops is waited for, and one that
 * comes later is neither checked nor recorded.
 */
final class Recorder {
    private static final long PATIENCE_NANOS = 10_000_000_000L;

    private static volatile Recorder current;

    private static final int BUFFER_BYTES = 1 << 16;

    private final OutputStream out;

    /** Lines that are not in the file yet: whole ones, whatever fails in the middle of making another one. */
    private final byte[] buffer = new byte[BUFFER_BYTES];

    private int buffered;
    private final WeakIdentityTable<Variables> variables = new WeakIdentityTable<>();
    private final AtomicInteger objects = new AtomicInteger();

    private volatile boolean closed;

    /** The variables of one object, by offset. A number is given once, so an object that dies leaves no double. */
    private static final class Variables {
        final int number;
        private final Map<Long, String> names = new HashMap<>();

        Variables(int number) {
            this.number = number;
        }

        /** One name for a variable, whatever the sites that touch it call it: the first one's. */
        synchronized String nameOf(long offset, Sites.Site site) {
            String known = names.get(offset);
            return known != null
                    ? known
                    : nameOf(
                            offset,
                            site == null || site.variable() == null
                                    ? ""
                                    : site.variable().replace(Sites.CALL, "") + "@");
        }

        synchronized String nameOf(long offset, String prefix) {
            return names.computeIfAbsent(offset, key -> prefix + number + "." + key);
        }
    }

    private Recorder(OutputStream out) {
        this.out = out;
    }

    static void start(Path file) throws IOException {
        current = new Recorder(Files.newOutputStream(file));
    }

    /** No thread is admitted from now on, and none is inside when this returns, unless one hangs there for good. */
    static void close(OnlineChecker online) {
        Recorder recorder = current;
        if (recorder != null) {
            recorder.closed = true;
            long start = System.nanoTime();
            for (ThreadState thread : online.running()) { // who comes later finds it closed
                while (thread.recording && thread.isMuted() && System.nanoTime() - start < PATIENCE_NANOS) {
                    Thread.yield();
                }
            }
        }
    }

    /** Ends the file, with what was found. */
    static void stop(List<String> found) {
        Recorder recorder = current;
        current = null;
        if (recorder != null) {
            synchronized (recorder) {
                found.forEach(line -> recorder.append("# " + line + "\n"));
                recorder.flush();
                recorder.closeFile();
            }
        }
    }

    static boolean isOn() {
        return current != null;
    }

    /**
     * The thread is about to check and record an event; false if it is too late for that. Inside it is as long as it is
     * muted, which ends by a plain store: where a hook ends there may be no stack left for a call. The volatile store
     * comes before the look at {@link #closed}, so either the thread sees that, or {@link #close} sees the thread.
     */
    static boolean admit(ThreadState thread) {
        Recorder recorder = current;
        if (recorder != null) {
            thread.muted = 1;
            thread.recording = true;
            if (recorder.closed) {
                thread.muted = 0;
                return false;
            }
        }
        return true;
    }

    /** The name of a thread in the trace: numbers are enough, and names may repeat. */
    static String name(ThreadState thread) {
        return "T" + thread.id;
    }

    static void access(ThreadState thread, String operation, Object base, long offset, int site) {
        Recorder recorder = current;
        if (recorder != null) {
            String variable = recorder.variablesOf(base).nameOf(offset, Sites.get(site));
            recorder.write(thread, operation, variable, site);
        }
    }

    /** The same for a variable whose name the site does not tell. */
    static void access(ThreadState thread, String operation, String name, Object base, long offset, int site) {
        Recorder recorder = current;
        if (recorder != null) {
            recorder.write(thread, operation, recorder.variablesOf(base).nameOf(offset, name + "@"), site);
        }
    }

    static void lock(ThreadState thread, String operation, Object lock, int site) {
        Recorder recorder = current;
        if (recorder != null) {
            recorder.write(thread, operation, String.valueOf(recorder.variablesOf(lock).number), site);
        }
    }

    static void event(ThreadState thread, String operation, String target, int site) {
        Recorder recorder = current;
        if (recorder != null) {
            recorder.write(thread, operation, target, site);
        }
    }

    private Variables variablesOf(Object object) {
        return variables.computeIfAbsent(object, key -> new Variables(objects.incrementAndGet()));
    }

    private synchronized void write(ThreadState thread, String operation, String target, int site) {
        Sites.Site place = Sites.get(site);
        String where = place == null ? "?" : place.location();
        append(name(thread) + "|" + operation + "(" + target + ")|" + where + "\n");
    }

    private synchronized void append(String line) {
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        if (buffered + bytes.length > BUFFER_BYTES) {
            flush();
        }
        if (bytes.length > BUFFER_BYTES) {
            write(bytes, bytes.length);
        } else {
            for (int i = 0; i < bytes.length; i++) {
                buffer[buffered + i] = bytes[i];
            }
            buffered += bytes.length;
        }
    }

    private void flush() {
        int length = buffered;
        buffered = 0; // first: no line is written twice
        write(buffer, length);
    }

    private void write(byte[] bytes, int length) {
        try {
            out.write(bytes, 0, length);
        } catch (IOException e) {
            Checking.note("the recorded trace is not complete: " + e);
        }
    }

    private void closeFile() {
        try {
            out.close();
        } catch (IOException e) {
            Checking.note("the recorded trace is not complete: " + e);
        }
    }
}
