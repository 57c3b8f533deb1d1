package dev.atomicity.oracle;

import dev.atomicity.oracle.Event.Kind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A well-formed trace in memory. Events are numbered from 0 here; in labels and in files from 1. */
public final class Trace {
    private static final Pattern LINE = Pattern.compile("([^|]+)\\|(\\w+)\\((.*?)\\)\\|.*");

    private final List<Event> events;
    private final List<String> threadNames;

    private Trace(List<Event> events, List<String> threadNames) {
        this.events = List.copyOf(events);
        this.threadNames = List.copyOf(threadNames);
    }

    /** A trace of these events, whose threads, variables and locks are renamed in the order of their appearance. */
    public static Trace of(List<Event> events) {
        Names threads = new Names();
        Names variables = new Names();
        Names locks = new Names();
        List<Event> renamed = new ArrayList<>(events.size());
        for (Event event : events) {
            int thread = threads.numberOf("T" + event.thread());
            String target = String.valueOf(event.target());
            renamed.add(new Event(
                    thread,
                    event.kind(),
                    switch (event.kind()) {
                        case READ, WRITE -> variables.numberOf(target);
                        case ACQUIRE, RELEASE -> locks.numberOf(target);
                        case FORK, JOIN -> threads.numberOf("T" + target);
                        case BEGIN, END -> 0;
                    }));
        }
        List<String> names = new ArrayList<>();
        for (int thread = 0; thread < threads.size(); thread++) {
            names.add("T" + (thread + 1));
        }
        return new Trace(renamed, names);
    }

    /** The same events in another order; threads, variables and locks keep their names. */
    public Trace reordered(List<Event> order) {
        return new Trace(order, threadNames);
    }

    /** The trace in that file, which must be a correct one. */
    public static Trace read(Path file) {
        Names threads = new Names();
        Names variables = new Names();
        Names locks = new Names();
        List<Event> events = new ArrayList<>();
        for (String line : lines(file)) {
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            Matcher parts = LINE.matcher(line);
            if (!parts.matches()) {
                throw new IllegalArgumentException(file + ": " + line);
            }
            int thread = threads.numberOf(parts.group(1));
            Kind kind = Kind.spelled(parts.group(2));
            String target = parts.group(3);
            events.add(new Event(
                    thread,
                    kind,
                    switch (kind) {
                        case READ, WRITE -> variables.numberOf(target);
                        case ACQUIRE, RELEASE -> locks.numberOf(target);
                        case FORK, JOIN -> threads.numberOf(target);
                        case BEGIN, END -> 0;
                    }));
        }
        return new Trace(events, threads.inOrder());
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public List<Event> events() {
        return events;
    }

    public int threads() {
        return threadNames.size();
    }

    public String threadName(int thread) {
        return threadNames.get(thread);
    }

    /** The trace as a file: the site of an event is its number. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < events.size(); i++) {
            Event event = events.get(i);
            text.append(threadName(event.thread()))
                    .append('|')
                    .append(event.kind().spelling)
                    .append('(')
                    .append(target(event))
                    .append(")|")
                    .append(i + 1)
                    .append('\n');
        }
        return text.toString();
    }

    private String target(Event event) {
        return switch (event.kind()) {
            case READ, WRITE -> "x" + event.target();
            case ACQUIRE, RELEASE -> "lock" + event.target();
            case FORK, JOIN -> threadName(event.target());
            case BEGIN, END -> "region";
        };
    }

    @Override
    public String toString() {
        return "\n" + text();
    }

    /** Numbers names from 0 in the order of their appearance. */
    private static final class Names {
        private final List<String> names = new ArrayList<>();

        int numberOf(String name) {
            int known = names.indexOf(name);
            if (known >= 0) {
                return known;
            }
            names.add(name);
            return names.size() - 1;
        }

        int size() {
            return names.size();
        }

        List<String> inOrder() {
            return names;
        }
    }
}
