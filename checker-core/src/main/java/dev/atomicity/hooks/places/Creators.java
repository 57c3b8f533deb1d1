package dev.atomicity.hooks.places;

import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Which watched classes create objects of which classes, themselves or by a static method that returns one. The agent adds them when it
 * transforms a class, which is before its code runs. Recording this for each object would cost something at each {@code new}.
 */
public final class Creators {
    /** The longest chain of classes that create each other's objects; longer ones are not followed. */
    private static final int MAX_LEVELS = 3;

    private static final Map<String, Set<String>> BY_CREATED = new ConcurrentHashMap<>();

    private Creators() {}

    /** Adds names with dots. */
    public static void add(String creator, Collection<String> created) {
        for (String each : created) {
            BY_CREATED
                    .computeIfAbsent(each, key -> ConcurrentHashMap.newKeySet())
                    .add(creator);
        }
    }

    /**
     * Whether code of the owner creates such objects: its class, one that it extends, one nested in those, or one that these create.
     */
    public static boolean creates(Class<?> owner, Class<?> created) {
        Set<String> names = new HashSet<>();
        for (Class<?> each = owner; each != null; each = each.getSuperclass()) {
            names.add(each.getName());
        }
        Set<String> types = new HashSet<>();
        addTypes(created, types);
        return types.stream().anyMatch(type -> creates(names, type, MAX_LEVELS));
    }

    /** The return type of a factory may only say that it returns some map. */
    private static void addTypes(Class<?> type, Set<String> types) {
        for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            types.add(each.getName());
            for (Class<?> implemented : each.getInterfaces()) {
                addTypes(implemented, types);
            }
        }
    }

    private static boolean creates(Set<String> owner, String created, int levels) {
        for (String creator : BY_CREATED.getOrDefault(created, Set.of())) {
            if (isPartOf(owner, creator)
                    || (levels > 1 && !creator.equals(created) && creates(owner, creator, levels - 1))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPartOf(Set<String> owner, String creator) {
        return owner.stream().anyMatch(name -> creator.equals(name) || creator.startsWith(name + "$"));
    }
}
