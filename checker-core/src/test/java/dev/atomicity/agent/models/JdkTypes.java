package dev.atomicity.agent.models;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.lang.reflect.Modifier;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The types of the JDK on which the tests run that every program can name. */
public final class JdkTypes {
    private static final String SUFFIX = ".class";

    private JdkTypes() {}

    /** All public types in exported packages, by name. None of them is initialised. */
    static List<Class<?>> all() {
        return ModuleFinder.ofSystem().findAll().stream()
                .filter(module -> ModuleLayer.boot()
                        .findModule(module.descriptor().name())
                        .isPresent())
                .flatMap(JdkTypes::typesOf)
                .sorted(Comparator.comparing(Class::getName))
                .collect(Collectors.toList());
    }

    private static Stream<Class<?>> typesOf(ModuleReference module) {
        Set<String> exported = module.descriptor().exports().stream()
                .filter(export -> !export.isQualified())
                .map(export -> export.source())
                .collect(Collectors.toSet());
        try (ModuleReader reader = module.open();
                Stream<String> files = reader.list()) {
            return files
                    .filter(file -> file.endsWith(SUFFIX) && exported.contains(packageOf(file)))
                    .map(file ->
                            file.substring(0, file.length() - SUFFIX.length()).replace('/', '.'))
                    .<Class<?>>map(JdkTypes::load)
                    .filter(JdkTypes::isNameable)
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String packageOf(String file) {
        return file.substring(0, Math.max(0, file.lastIndexOf('/'))).replace('/', '.');
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, ClassLoader.getSystemClassLoader());
        } catch (ClassNotFoundException | LinkageError e) {
            return JdkTypes.class; // which is not nameable
        }
    }

    /** Whether every program can name the type. */
    public static boolean isNameable(Class<?> type) {
        boolean isPublic = true;
        for (Class<?> at = type; at != null; at = at.getDeclaringClass()) {
            isPublic &= Modifier.isPublic(at.getModifiers());
        }
        return isPublic
                && type.getModule().isExported(type.getPackageName())
                && type.getModule().isNamed();
    }
}
