package dev.atomicity.launch;

import java.io.File;
import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.FindException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.lang.module.ResolutionException;
import java.lang.module.ResolvedModule;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How tests of a module are run, as Surefire and Gradle do: the module and what it requires are modules; its tests are
 * patched into it, so that they see what it does not export; all the rest is on the class path.
 */
final class ModularPaths {
    private final String module;
    private final List<Path> modulePath = new ArrayList<>();
    private final List<Path> classPath = new ArrayList<>();
    private final List<Path> testRoots;

    /** Null if there is no module in it, or what it requires is not there: then it runs on the class path. */
    static ModularPaths of(TestJvmSetup setup) {
        if (setup.moduleOf() == null) {
            return null;
        }
        try {
            Set<ModuleReference> own = ModuleFinder.of(setup.moduleOf()).findAll();
            if (own.size() != 1 || own.iterator().next().descriptor().isAutomatic()) {
                return null;
            }
            return new ModularPaths(setup, own.iterator().next().descriptor());
        } catch (FindException | ResolutionException e) {
            return null;
        }
    }

    private ModularPaths(TestJvmSetup setup, ModuleDescriptor own) {
        this.module = own.name();
        this.testRoots = setup.testRoots();
        List<Path> candidates = setup.classPath().stream()
                .filter(path -> !setup.testRoots().contains(path))
                .toList();
        Configuration modules =
                ModuleLayer.boot().configuration().resolve(ModuleFinder.of(), findEach(candidates), List.of(module));
        Set<Path> required = new HashSet<>();
        for (ResolvedModule resolved : modules.modules()) {
            resolved.reference().location().ifPresent(location -> required.add(Path.of(location)));
        }
        for (Path path : setup.classPath()) {
            if (required.contains(path.toAbsolutePath())) {
                modulePath.add(path);
            } else if (!setup.testRoots().contains(path)) {
                classPath.add(path);
            }
        }
    }

    /** Jars that are not modules, not even automatic ones, are left out: they can only be on the class path. */
    private static ModuleFinder findEach(List<Path> paths) {
        List<ModuleFinder> finders = new ArrayList<>();
        for (Path path : paths) {
            ModuleFinder finder = ModuleFinder.of(path);
            try {
                finder.findAll();
                finders.add(finder);
            } catch (FindException e) {
                continue;
            }
        }
        return ModuleFinder.compose(finders.toArray(new ModuleFinder[0]));
    }

    List<Path> classPath() {
        return classPath;
    }

    List<String> options() throws IOException {
        List<String> options = new ArrayList<>();
        options.add("--module-path");
        options.add(join(modulePath));
        if (!testRoots.isEmpty()) {
            options.add("--patch-module");
            options.add(module + "=" + join(testRoots));
        }
        options.add("--add-modules");
        options.add(module);
        options.add("--add-reads");
        options.add(module + "=ALL-UNNAMED");
        for (String name : testPackages()) {
            options.add("--add-opens");
            options.add(module + "/" + name + "=ALL-UNNAMED");
        }
        return options;
    }

    private Set<String> testPackages() throws IOException {
        Set<String> packages = new TreeSet<>();
        for (Path root : new LinkedHashSet<>(testRoots)) {
            if (!Files.isDirectory(root)) {
                continue;
            }
            try (Stream<Path> files = Files.walk(root)) {
                files.filter(file -> file.toString().endsWith(".class")
                                && !file.getParent().equals(root))
                        .forEach(file -> packages.add(
                                root.relativize(file.getParent()).toString().replace(File.separatorChar, '.')));
            }
        }
        return packages;
    }

    static String join(List<Path> paths) {
        return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
