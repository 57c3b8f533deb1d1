package dev.atomicity.launch;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which tests to ask for when a test broke its JVM that was made while its container ran. Nobody knows how many there are
 * that follow: those that would come are asked for by the unique ids that they would have, and what is not there is not run.
 */
final class Continuation {
    /** How many tests are asked for that may follow. */
    static final int TAIL = 5_000;

    /** A part of a unique id that has a number: {@code [dynamic-test:#3]}, {@code [iteration:3]}. */
    private static final Pattern NUMBERED = Pattern.compile("\\[([^:\\]]+):(#?)(\\d+)]");

    /** In one container of JUnit there may be both, numbered together. */
    private static final Set<String> MIXED = Set.of("dynamic-test", "dynamic-container");

    private Continuation() {}

    /**
     * @param container what was found beforehand, and contains the test
     * @param broken the test
     * @param registered all that was made while containers ran
     * @param ended what ran to its end, in this JVM or in one before
     */
    static List<String> after(String container, String broken, Collection<String> registered, Set<String> ended) {
        List<String> ids = new ArrayList<>();
        for (String id : registered) {
            boolean isRunning = broken.equals(id) || isInside(broken, id);
            if (isInside(id, container) && !isRunning && !ended.contains(id) && !isBelowAny(id, ids)) {
                ids.add(id);
            }
        }
        List<String> parts = parts(broken.substring(container.length() + 1));
        String prefix = container;
        for (int i = 0; i < parts.size(); i++) {
            addFollowing(ids, prefix, parts, i, registered);
            prefix += "/" + parts.get(i);
        }
        return ids;
    }

    private static boolean isInside(String id, String container) {
        return id.startsWith(container + "/");
    }

    private static boolean isBelowAny(String id, List<String> containers) {
        return containers.stream().anyMatch(container -> isInside(id, container));
    }

    /** Slashes and brackets inside a part are written otherwise. */
    private static List<String> parts(String id) {
        return List.of(id.split("(?<=])/(?=\\[)"));
    }

    private static void addFollowing(
            List<String> ids, String prefix, List<String> parts, int position, Collection<String> registered) {
        Matcher numbered = NUMBERED.matcher(parts.get(position));
        if (!numbered.matches()) {
            return;
        }
        boolean isClass = position + 1 < parts.size()
                && !NUMBERED.matcher(parts.get(position + 1)).matches();
        Set<String> inside = isClass ? children(prefix + "/" + parts.get(position), registered) : Set.of("");
        Set<String> types = MIXED.contains(numbered.group(1)) ? MIXED : Set.of(numbered.group(1));
        long number = Long.parseLong(numbered.group(3));
        for (long next = number + 1; next <= number + TAIL; next++) {
            for (String type : types) {
                // JUnit does not run several classes as a whole that are asked for, but it does run their tests.
                for (String child : inside) {
                    ids.add(prefix + "/[" + type + ":" + numbered.group(2) + next + "]" + child);
                }
            }
        }
    }

    /** What the container has directly inside it, with a slash before. */
    private static Set<String> children(String container, Collection<String> registered) {
        Set<String> children = new LinkedHashSet<>();
        for (String id : registered) {
            if (isInside(id, container)) {
                children.add("/" + parts(id.substring(container.length() + 1)).get(0));
            }
        }
        return children;
    }
}
