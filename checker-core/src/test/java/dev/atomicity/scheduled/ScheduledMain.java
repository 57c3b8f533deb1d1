package dev.atomicity.scheduled;

import dev.atomicity.hooks.engine.TestScopes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import scheduled.Catalogue;

/**
 * Plays schedules under the agent and holds what the checker finds against the oracle: {@code ScheduledMain CONFLICTS
 * DIRECTORY FIRST COUNT} plays those in the directory, and then so many random ones. Ends with status 1 at the first
 * difference, which is printed with as few turns as it takes.
 */
public final class ScheduledMain {
    private static final List<Kind<?>> KINDS = Catalogue.kinds();

    private final boolean locksConflict;
    private int nextRegion = 1;

    private ScheduledMain(boolean locksConflict) {
        this.locksConflict = locksConflict;
    }

    public static void main(String[] args) throws IOException {
        TestScopes.on(status -> {});
        ScheduledMain main = new ScheduledMain(args[0].equals("dataAndLocks"));
        boolean agrees = main.replay(Path.of(args[1])) && main.hunt(Long.parseLong(args[2]), Long.parseLong(args[3]));
        System.exit(agrees ? 0 : 1);
    }

    private boolean replay(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.sorted().toList()) {
                Schedule schedule = Schedule.parse(Files.readString(file), KINDS);
                String difference = difference(schedule);
                if (!difference.isEmpty()) {
                    System.out.println("# " + file.getFileName() + "\n" + difference + schedule.text());
                    return false;
                }
            }
        }
        return true;
    }

    private boolean hunt(long first, long count) {
        for (long number = first; number < first + count; number++) {
            SeededSchedule seeded = SeededSchedule.of(number, KINDS);
            String difference = difference(seeded.schedule());
            if (!difference.isEmpty()) {
                Schedule smallest = seeded.shrink(
                                schedule -> !difference(schedule).isEmpty())
                        .schedule();
                String again = difference(smallest);
                // What shows only once is printed as it was met.
                System.out.println("# schedule " + number + "\n"
                        + (again.isEmpty() ? difference + seeded.schedule().text() : again + smallest.text()));
                return false;
            }
        }
        System.out.println(count + " schedules agree");
        return true;
    }

    /** What differs, as lines of comment; empty if nothing does. */
    private String difference(Schedule schedule) {
        int firstRegion = nextRegion;
        nextRegion += schedule.turns().size();
        boolean[] changed;
        try {
            changed = new Player(schedule, firstRegion).play();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        if (!TestScopes.drainUnjudged().isEmpty()) {
            throw new IllegalStateException("a hook failed: " + schedule.text());
        }
        return Found.since(firstRegion).differenceFrom(new ExpectedTrace(schedule, changed, locksConflict), schedule);
    }
}
