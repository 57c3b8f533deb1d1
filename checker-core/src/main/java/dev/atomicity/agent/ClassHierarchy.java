package dev.atomicity.agent;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;

/** Answers questions about classes as a class loader would see them, from their files, without loading any. */
final class ClassHierarchy {
    /** Guarded by itself. Weak, so that a class loader of the program can go. */
    private final Map<ClassLoader, Map<String, Optional<ClassFacts>>> byLoader = new WeakHashMap<>();

    /** Where a field is declared, and how. */
    record Field(String owner, int access) {}

    /** Remembers the class that is being transformed: its file may differ from what its loader would find. */
    void add(ClassLoader loader, ClassFacts facts) {
        factsOf(loader).put(facts.name, Optional.of(facts));
    }

    /** The declaration that an access of {@code owner.name} means, or null if some class on the way is not found. */
    Field resolveField(ClassLoader loader, String owner, String name, String descriptor) {
        for (String type = owner; type != null; ) {
            ClassFacts facts = find(loader, type);
            if (facts == null) {
                return null;
            }
            Integer access = facts.accessOf(name, descriptor);
            if (access != null) {
                return new Field(type, access);
            }
            for (String implemented : facts.interfaces) {
                Field inherited = resolveField(loader, implemented, name, descriptor);
                if (inherited != null) {
                    return inherited;
                }
            }
            type = facts.superName;
        }
        return null;
    }

    /** Whether the type is that class or interface, or extends or implements it, as far as can be told. */
    boolean isA(ClassLoader loader, String type, String wanted) {
        if (type.equals(wanted)) {
            return true;
        }
        ClassFacts facts = type.startsWith("[") ? null : find(loader, type);
        if (facts == null) {
            return false;
        }
        for (String implemented : facts.interfaces) {
            if (isA(loader, implemented, wanted)) {
                return true;
            }
        }
        return facts.superName != null && isA(loader, facts.superName, wanted);
    }

    private ClassFacts find(ClassLoader loader, String type) {
        return factsOf(loader).computeIfAbsent(type, name -> read(loader, name)).orElse(null);
    }

    private Map<String, Optional<ClassFacts>> factsOf(ClassLoader loader) {
        synchronized (byLoader) {
            return byLoader.computeIfAbsent(loader, key -> new ConcurrentHashMap<>());
        }
    }

    private static Optional<ClassFacts> read(ClassLoader loader, String type) {
        String file = type + ".class";
        try (InputStream stream =
                loader == null ? ClassLoader.getSystemResourceAsStream(file) : loader.getResourceAsStream(file)) {
            return stream == null ? Optional.empty() : Optional.of(ClassFacts.of(stream.readAllBytes()));
        } catch (IOException | RuntimeException e) {
            return Optional.empty();
        }
    }
}
