package dev.atomicity.check;

import dev.atomicity.specification.NamePattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which classes to watch: the production code of the build. Patterns that match some of it narrow it to what they name;
 * patterns that match none of it name classes of dependencies, and add them.
 *
 * @param names production classes
 * @param added patterns of other classes
 */
record WatchedClasses(Set<String> names, List<NamePattern> added) {
    static WatchedClasses of(Set<String> production, List<NamePattern> includes) {
        List<NamePattern> narrowing = new ArrayList<>();
        List<NamePattern> adding = new ArrayList<>();
        for (NamePattern pattern : includes) {
            boolean matches = production.stream().anyMatch(name -> NamePattern.anyMatches(List.of(pattern), name));
            (matches ? narrowing : adding).add(pattern);
        }
        Set<String> names = new TreeSet<>(production);
        if (!narrowing.isEmpty()) {
            names.removeIf(name -> !NamePattern.anyMatches(narrowing, name));
        }
        return new WatchedClasses(names, List.copyOf(adding));
    }
}
