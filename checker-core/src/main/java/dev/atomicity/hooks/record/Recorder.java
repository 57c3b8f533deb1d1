package dev.atomicity.hooks.record;

import dev.atomicity.hooks.events.EventListener;
import dev.atomicity.hooks.places.Sites;
import dev.atomicity.hooks.places.WeakIdentityTable;
import dev.atomicity.hooks.thread.ThreadState;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Writes what the checker saw as a trace file. An event is written while its variable is held, or by the thread whose begin or end it is,
 * so the order in the file is consistent with that of the checker.
 *
 * <p>At the end, comment lines name the transactions that the checker found: {@code # violation T1#2}. They match the recorded events
 * exactly: recording stops only when no thread is inside a hook, and a thread that comes later is neither checked nor recorded. If hooks
 * have failed, {@code # incomplete: } and the reason follow: then events are missing that the checker has not seen either.
 */
public final class Recorder implements EventListener {
    private static final long PATIENCE_NANOS = 10_000_000_000L;

    private final TraceFile file;
    private final WeakIdentityTable<Variables> variables = new WeakIdentityTable<>();
    private final AtomicInteger objects = new AtomicInteger();

    private volatile boolean closed;

    /** The variables of one object, by offset. A number is used only once, even if its object has died. */
    private static final class Variables {
        final int number;
        private final Map<Long, String> names = new HashMap<>();

        Variables(int number) {
            this.number = number;
        }

        /** The one name of a variable, even if the sites that access it have different names for it: that of the first site. */
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

    public Recorder(Path file) throws IOException {
        this.file = new TraceFile(file);
    }

    /** No thread is admitted from now on, and none is inside when this returns, unless one hangs there. */
    public void refuse(List<ThreadState> running) {
        closed = true;
        long start = System.nanoTime();
        for (ThreadState thread : running) { // later threads find it closed
            while (thread.recording && thread.isMuted() && System.nanoTime() - start < PATIENCE_NANOS) {
                Thread.yield();
            }
        }
    }

    /** Ends the file, with what was found, and with the reasons why events may be missing. */
    public void close(List<String> found, List<String> unjudged) {
        found.forEach(line -> file.append("# " + line + "\n"));
        unjudged.forEach(sentence -> file.append("# incomplete: " + sentence + "\n"));
        file.close();
    }

    /**
     * The thread is about to check and record an event; false if it is too late for that. The thread is inside as long as it is muted,
     * which ends by a plain store: where a hook ends there may be no stack left for a call. The volatile store comes before the read of
     * {@link #closed}, so either the thread sees that it is closed, or {@link #refuse} sees the thread.
     */
    @Override
    public boolean admits(ThreadState thread) {
        thread.muted = 1;
        thread.recording = true;
        if (closed) {
            thread.muted = 0;
            return false;
        }
        return true;
    }

    @Override
    public void read(ThreadState thread, Object base, long offset, String name, int site) {
        append(thread, "r", variable(base, offset, name, site), site);
    }

    @Override
    public void write(ThreadState thread, Object base, long offset, String name, int site) {
        append(thread, "w", variable(base, offset, name, site), site);
    }

    private String variable(Object base, long offset, String name, int site) {
        Variables known = variablesOf(base);
        return name == null ? known.nameOf(offset, Sites.get(site)) : known.nameOf(offset, name + "@");
    }

    @Override
    public void acquired(ThreadState thread, Object lock, int site) {
        append(thread, "acq", String.valueOf(variablesOf(lock).number), site);
    }

    @Override
    public void releasing(ThreadState thread, Object lock, int site) {
        append(thread, "rel", String.valueOf(variablesOf(lock).number), site);
    }

    @Override
    public void begin(ThreadState thread) {
        Sites.Site region = Sites.get(thread.region);
        append(thread, "begin", region == null ? "" : region.owner() + "." + region.method(), thread.region);
        thread.isOpenInTrace = true;
    }

    @Override
    public void end(ThreadState thread, int site) {
        if (thread.isOpenInTrace) {
            append(thread, "end", "", site);
            thread.isOpenInTrace = false;
        }
    }

    @Override
    public void fork(ThreadState thread, Thread started, int startedId, int site) {
        append(thread, "fork", "T" + startedId, site);
    }

    @Override
    public void join(ThreadState thread, ThreadState ended, int site) {
        append(thread, "join", ended.traceName(), site);
    }

    private Variables variablesOf(Object object) {
        return variables.computeIfAbsent(object, key -> new Variables(objects.incrementAndGet()));
    }

    private void append(ThreadState thread, String operation, String target, int site) {
        Sites.Site place = Sites.get(site);
        String where = place == null ? "?" : place.location();
        file.append(thread.traceName() + "|" + operation + "(" + target + ")|" + where + "\n");
    }
}
