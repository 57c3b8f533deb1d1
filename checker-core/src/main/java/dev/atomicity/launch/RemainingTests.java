package dev.atomicity.launch;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the next JVM has to run. A JVM that breaks brings the run forward, by the test that it broke in if by no other: so
 * there is an end to it.
 */
final class RemainingTests {
    /** Unique ids of tests, and of what contains tests, that must not be run again. */
    private final Set<String> done = new HashSet<>();

    /** By the unique id of a container that is done but for this. */
    private final Map<String, Rest> rests = new LinkedHashMap<>();

    private final List<String> lost = new ArrayList<>();

    /** The tests that a container has yet to make and to run. */
    private record Rest(String container, String broken, List<String> ids) {}

    Set<String> done() {
        return done;
    }

    /** For each container that is continued, the tests to ask for. */
    List<List<String>> continued() {
        return rests.values().stream().map(Rest::ids).toList();
    }

    /** Sentences about tests that no JVM could run. */
    List<String> lost() {
        return lost;
    }

    /**
     * Takes in how far a JVM has come.
     *
     * @param broken what it was in when it broke; empty if it completed
     * @return whether there is something left that another JVM can do
     */
    boolean after(JvmLog log, List<TestEntry> broken) {
        int before = done.size();
        for (TestEntry entry : log.closed()) {
            if (!broken.contains(entry)) {
                done.add(entry.id);
                rests.remove(entry.id);
            }
        }
        int known = lost.size();
        broken.forEach(entry -> goOnAfter(entry, log));
        if (broken.isEmpty()) {
            // An engine that cannot run a part of a container does not even start it.
            List.copyOf(rests.keySet()).forEach(this::giveUp);
        }
        return !broken.isEmpty() && (done.size() > before || lost.size() > known);
    }

    private void goOnAfter(TestEntry broken, JvmLog log) {
        TestEntry container = log.foundBeforehand(broken);
        if (container == broken) {
            // It may have broken between two of its tests: then those that are left can run.
            if (broken.isTest || !log.hasEndedInside(broken) || log.hasRegisteredInside(broken)) {
                done.add(broken.id);
            }
            return;
        }
        done.add(container.id);
        Rest rest = new Rest(
                container.fullName(),
                broken.displayName,
                Continuation.after(container.id, broken.id, log.registered(), done));
        rests.put(container.id, rest);
        if (!done.add(broken.id)) {
            // Although it was not asked for, it ran again.
            giveUp(container.id);
        }
    }

    private void giveUp(String container) {
        Rest rest = rests.remove(container);
        lost.add("The tests of " + rest.container + " that follow '" + rest.broken
                + "' were not run: their engine cannot run them without it.");
    }
}
