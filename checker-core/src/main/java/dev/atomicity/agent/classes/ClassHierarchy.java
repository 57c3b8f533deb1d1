package dev.atomicity.agent.classes;

import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Answers questions about classes as a class loader would see them, from their files, without loading any.
 *
 * <p>Reading a file may run code of the program, in its class loaders. So no lock is held meanwhile, neither here nor by the callers:
 * such code may take locks, load other classes, and wait for threads that do.
 */
public final class ClassHierarchy {
    private final LoaderTable<Known> byLoader = new LoaderTable<>(Known::new);

    /** What is known of the classes of one loader. */
    private static final class Known {
        final Map<String, Optional<ClassFacts>> facts = new ConcurrentHashMap<>();

        /** The classes that this loader has defined from an instrumented file. */
        final Set<String> instrumented = ConcurrentHashMap.newKeySet();

        /** The classes that this loader has defined unchanged, although they were to be instrumented. */
        final Set<String> unchanged = ConcurrentHashMap.newKeySet();
    }

    /** Where a field is declared, and how. */
    public record Field(String owner, boolean ownerIsPublic, int access, boolean isShadowed) {}

    /** Remembers the class that is being transformed: its file may differ from what its loader would find. */
    public void add(ClassLoader loader, ClassFacts facts) {
        byLoader.of(loader).facts.put(facts.name, Optional.of(facts));
    }

    public void addInstrumented(ClassLoader loader, String type) {
        byLoader.of(loader).instrumented.add(type);
    }

    public boolean isInstrumented(ClassLoader loader, String type) {
        return byLoader.of(loader).instrumented.contains(type);
    }

    public void addUnchanged(ClassLoader loader, String type) {
        byLoader.of(loader).unchanged.add(type);
    }

    /** Whether the class, as that loader or one of its parents defined it, is known to be unchanged. */
    public boolean isUnchanged(ClassLoader loader, String type) {
        for (ClassLoader at = loader; at != null; at = at.getParent()) {
            if (byLoader.of(at).unchanged.contains(type)) {
                return true;
            }
        }
        return false;
    }

    /** The declaration that an access of {@code owner.name} means, or null if some class on the way is not found. */
    public Field resolveField(ClassLoader loader, String owner, String name, String descriptor) {
        for (String type = owner; type != null; ) {
            ClassFacts facts = find(loader, type);
            if (facts == null) {
                return null;
            }
            Integer access = facts.accessOf(name, descriptor);
            if (access != null) {
                return new Field(type, facts.isPublic, access, facts.isShadowed(name, descriptor));
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

    /** The class whose {@code clone()} a call on the type means, or null if that is not known. */
    public String resolveClone(ClassLoader loader, String owner) {
        for (String type = owner; type != null; ) {
            ClassFacts facts = find(loader, type);
            if (facts == null || facts.declaresClone()) {
                return facts == null ? null : type;
            }
            type = facts.superName;
        }
        return null;
    }

    /** Whether a method of the type, declared there or above, lets time pass: see {@link PausingMethods}. */
    public boolean pauses(ClassLoader loader, String owner, String method, String descriptor) {
        for (String type = owner; type != null && !JdkPackages.contain(type); ) {
            ClassFacts facts = find(loader, type);
            if (facts == null || facts.pauses(method, descriptor)) {
                return facts != null;
            }
            type = facts.superName;
        }
        return false;
    }

    /** Whether the type is that class or interface, or extends or implements it, as far as is known. */
    public boolean isA(ClassLoader loader, String type, String wanted) {
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
        Map<String, Optional<ClassFacts>> facts = byLoader.of(loader).facts;
        Optional<ClassFacts> known = facts.get(type);
        if (known == null) {
            Optional<ClassFacts> read = read(loader, type);
            known = facts.putIfAbsent(type, read);
            known = known == null ? read : known;
        }
        return known.isPresent() ? known.get() : findDefined(loader, type);
    }

    /** A class that has no file: defined by a parent of the loader, or by the loader itself after it was asked. */
    private ClassFacts findDefined(ClassLoader loader, String type) {
        for (ClassLoader at = loader; at != null; at = at.getParent()) {
            Optional<ClassFacts> facts = byLoader.of(at).facts.get(type);
            if (facts != null && facts.isPresent()) {
                return facts.get();
            }
        }
        return null;
    }

    /**
     * A loader of the program may fail in any way. The boot loader's classes, and those of the platform, are found without
     * asking any loader of the program.
     */
    private static Optional<ClassFacts> read(ClassLoader loader, String type) {
        String file = type + ".class";
        ClassLoader asked = loader == null ? ClassLoader.getPlatformClassLoader() : loader;
        try (InputStream stream = asked.getResourceAsStream(file)) {
            return stream == null ? Optional.empty() : Optional.of(ClassFacts.of(stream.readAllBytes()));
        } catch (Exception | LinkageError e) {
            return Optional.empty();
        }
    }
}
