package dev.atomicity.hooks;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Writes what the checker saw as a trace file. An event is written while its variable is held, or by the thread whose
 * begin or end it is, so the file's order is one that the checker's own agrees with.
 */
final class Recorder {
    private static volatile Recorder current;

    private final PrintStream out;
    private final WeakIdentityTable<Integer> objectNumbers = new WeakIdentityTable<>();
    private final AtomicInteger objects = new AtomicInteger();

    private Recorder(OutputStream out) {
        this.out = new PrintStream(new BufferedOutputStream(out, 1 << 16), false, StandardCharsets.UTF_8);
    }

    static void start(Path file) throws IOException {
        current = new Recorder(Files.newOutputStream(file));
    }

    static void stop() {
        Recorder recorder = current;
        current = null;
        if (recorder != null) {
            synchronized (recorder) {
                recorder.out.close();
            }
        }
    }

    static boolean isOn() {
        return current != null;
    }

    /** The name of a thread in the trace: numbers are enough, and names may repeat. */
    static String name(ThreadState thread) {
        return "T" + thread.id;
    }

    static void access(ThreadState thread, String operation, Object base, long offset, int site) {
        Recorder recorder = current;
        if (recorder != null) {
            recorder.write(thread, operation, recorder.numberOf(base) + "." + offset, site);
        }
    }

    /** The same for a variable whose name the site does not tell. */
    static void access(ThreadState thread, String operation, String name, Object base, long offset, int site) {
        Recorder recorder = current;
        if (recorder != null) {
            recorder.write(thread, operation, name + "@", recorder.numberOf(base) + "." + offset, site);
        }
    }

    static void lock(ThreadState thread, String operation, Object lock, int site) {
        Recorder recorder = current;
        if (recorder != null) {
            recorder.write(thread, operation, String.valueOf(recorder.numberOf(lock)), site);
        }
    }

    static void event(ThreadState thread, String operation, String target, int site) {
        Recorder recorder = current;
        if (recorder != null) {
            recorder.write(thread, operation, target, site);
        }
    }

    private int numberOf(Object object) {
        return objectNumbers.computeIfAbsent(object, key -> objects.incrementAndGet());
    }

    private void write(ThreadState thread, String operation, String target, int site) {
        Sites.Site place = Sites.get(site);
        String name = place == null || place.variable() == null || operation.length() > 1 ? "" : place.variable() + "@";
        write(thread, operation, name, target, site);
    }

    private synchronized void write(ThreadState thread, String operation, String name, String target, int site) {
        Sites.Site place = Sites.get(site);
        out.append(name(thread))
                .append('|')
                .append(operation)
                .append('(')
                .append(name)
                .append(target)
                .append(")|")
                .append(place == null ? "?" : place.location())
                .append('\n');
    }
}
