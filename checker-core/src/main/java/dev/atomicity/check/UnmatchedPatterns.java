package dev.atomicity.check;

import dev.atomicity.specification.NamePattern;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Names the patterns of the settings that match nothing: usually they are mistakes. */
final class UnmatchedPatterns {
    private final CheckSettings settings;
    private final ClassFiles production;
    private final ClassFiles classPath;
    private final List<String> sentences = new ArrayList<>();
    private final Set<String> named = new LinkedHashSet<>();

    /**
     * @param production the classes of this build
     * @param classPath all classes that the tests can see
     */
    UnmatchedPatterns(CheckSettings settings, ClassFiles production, ClassFiles classPath)
            throws SettingException, IOException {
        this.settings = settings;
        this.production = production;
        this.classPath = classPath;
        lookForClasses("includes", settings.includes());
        lookForClasses("excludes", settings.excludes());
        lookForMethods("atomic", settings.atomic());
        lookForMethods("nonAtomic", settings.nonAtomic());
    }

    /** A sentence for each. */
    List<String> sentences() {
        return List.copyOf(sentences);
    }

    /** Whether a note of the agent, which knows only classes that were loaded, is about one that is named here. */
    boolean hasNamed(String noteOfAgent) {
        return named.stream().anyMatch(noteOfAgent::contains);
    }

    private void lookForClasses(String setting, List<String> texts) throws SettingException, IOException {
        List<NamePattern> patterns = settings.patterns(setting, texts);
        if (patterns.isEmpty()) {
            return;
        }
        Set<String> own = production.names();
        Set<String> all = null;
        for (NamePattern pattern : patterns) {
            if (own.stream().anyMatch(pattern::matches)) {
                continue;
            }
            all = all == null ? classPath.names() : all;
            if (all.stream().noneMatch(pattern::matches)) {
                add(setting, pattern, "no class of this build or of its dependencies", own);
            }
        }
    }

    private void lookForMethods(String setting, List<String> texts) throws SettingException, IOException {
        List<NamePattern> patterns = settings.patterns(setting, texts);
        if (patterns.isEmpty()) {
            return;
        }
        WatchedClasses watched =
                WatchedClasses.of(production.names(), settings.patterns("includes", settings.includes()));
        if (!watched.added().isEmpty()) {
            // Methods of dependencies: the agent sees them when they are loaded.
            return;
        }
        Set<String> methods = new TreeSet<>();
        for (String className : watched.names()) {
            MethodNames.of(production, className).forEach(method -> methods.add(className + "." + method));
            methods.add(className + ".<init>");
        }
        for (NamePattern pattern : patterns) {
            if (methods.stream().noneMatch(pattern::matches)) {
                add(setting, pattern, "no method of a watched class", methods);
            }
        }
    }

    private void add(String setting, NamePattern pattern, String what, Collection<String> known) {
        sentences.add("The pattern " + pattern + " of " + setting + " matches " + what + "."
                + NearestNames.didYouMean(pattern.toString(), known));
        named.add("the pattern " + pattern + " of " + setting + " matched no ");
    }
}
