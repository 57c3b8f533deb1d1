package dev.atomicity.scheduled;

import dev.atomicity.scheduled.Turn.Action;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Who does what, in that order. Threads that nobody starts are there from the beginning; a thread ends after its last
 * turn, outside of all regions and locks.
 *
 * @param kinds of the objects that the threads share
 */
record Schedule(List<Kind<?>> kinds, List<Turn> turns) {
    int threads() {
        return 1
                + turns.stream()
                        .mapToInt(turn ->
                                turn.action().concernsThread() ? Math.max(turn.thread(), turn.target()) : turn.thread())
                        .max()
                        .orElse(0);
    }

    /** Whether another thread starts it. */
    boolean isForked(int thread) {
        return turns.stream().anyMatch(turn -> turn.action() == Action.FORK && turn.target() == thread);
    }

    Operation<?> operationOf(Turn turn) {
        return kinds.get(turn.target()).operations().get(turn.operation());
    }

    // ---------------------------------------------------------------- as text

    /** As a person reads it, and as {@link #parse} does. */
    String text() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < kinds.size(); i++) {
            text.append(cellName(i)).append(" = ").append(kinds.get(i).name()).append('\n');
        }
        int[] depth = new int[threads()];
        for (Turn turn : turns) {
            boolean leaves = turn.action() == Action.LEAVE || turn.action() == Action.THROW;
            depth[turn.thread()] -= leaves ? 1 : 0;
            text.append("T")
                    .append(turn.thread() + 1)
                    .append(": ")
                    .append("  ".repeat(depth[turn.thread()]))
                    .append(words(turn))
                    .append('\n');
            depth[turn.thread()] += turn.action().isEntry() ? 1 : 0;
        }
        return text.toString();
    }

    private String words(Turn turn) {
        return switch (turn.action()) {
            case OPERATE -> cellName(turn.target()) + " " + operationOf(turn).name();
            case FORK, JOIN -> turn.action().words() + " T" + (turn.target() + 1);
            case MONITOR, METHOD, LOCK -> turn.action().words() + " " + (turn.target() + 1);
            default -> turn.action().words();
        };
    }

    private static String cellName(int cell) {
        return String.valueOf((char) ('x' + cell));
    }

    static Schedule parse(String text, List<Kind<?>> known) {
        List<Kind<?>> kinds = new ArrayList<>();
        List<Turn> turns = new ArrayList<>();
        Map<String, Kind<?>> byName = new HashMap<>();
        known.forEach(kind -> byName.put(kind.name(), kind));
        for (String line : text.lines().toList()) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            if (line.startsWith("T")) {
                String[] parts = line.split(": +", 2);
                turns.add(turn(Integer.parseInt(parts[0].substring(1)) - 1, parts[1], kinds));
            } else {
                String name = line.split(" = ", 2)[1];
                if (!byName.containsKey(name)) {
                    throw new IllegalArgumentException("there is no kind of object " + name);
                }
                kinds.add(byName.get(name));
            }
        }
        return new Schedule(kinds, turns);
    }

    private static Turn turn(int thread, String words, List<Kind<?>> kinds) {
        for (Action action : Action.values()) {
            if (action != Action.OPERATE && (words + " ").startsWith(action.words() + " ")) {
                String rest = words.substring(action.words().length()).trim().replace("T", "");
                if (rest.isEmpty() || Character.isDigit(rest.charAt(0))) {
                    return new Turn(thread, action, rest.isEmpty() ? 0 : Integer.parseInt(rest) - 1, 0);
                }
            }
        }
        int cell = words.charAt(0) - 'x';
        List<? extends Operation<?>> operations = kinds.get(cell).operations();
        for (int i = 0; i < operations.size(); i++) {
            if (operations.get(i).name().equals(words.substring(2))) {
                return new Turn(thread, Action.OPERATE, cell, i);
            }
        }
        throw new IllegalArgumentException("there is no operation " + words);
    }
}
