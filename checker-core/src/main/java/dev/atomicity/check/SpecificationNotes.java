package dev.atomicity.check;

import dev.atomicity.specification.MethodSignature;
import dev.atomicity.specification.NamePattern;
import dev.atomicity.specification.SpecificationFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Names the methods of a specification file that are not checked, although they stand there. */
final class SpecificationNotes {
    /** Beyond that they are only counted: whoever renames a package need not read all of its methods. */
    private static final int NAMED = 10;

    private final CheckSettings settings;
    private final ClassFiles production;
    private final ClassFiles classPath;
    private final WatchedClasses watched;
    private final List<NamePattern> excludes;
    private final List<NamePattern> nonAtomic;

    /** Read when they are needed; null before. */
    private Set<String> watchedMethods;

    private SpecificationNotes(CheckSettings settings, ClassFiles production, ClassFiles classPath)
            throws SettingException, IOException {
        this.settings = settings;
        this.production = production;
        this.classPath = classPath;
        this.watched = WatchedClasses.of(production.names(), settings.patterns("includes", settings.includes()));
        this.excludes = settings.patterns("excludes", settings.excludes());
        this.nonAtomic = settings.patterns("nonAtomic", settings.nonAtomic());
    }

    /** A sentence for each; none if there is no file. */
    static List<String> of(CheckSettings settings, ClassFiles production, ClassFiles classPath)
            throws SettingException, IOException {
        SpecificationFile file = settings.specificationOrNull();
        return file == null
                ? List.of()
                : new SpecificationNotes(settings, production, classPath).sentences(file.atomic());
    }

    private List<String> sentences(Collection<String> signatures) throws IOException {
        List<String> sentences = new ArrayList<>();
        if (signatures.isEmpty()) {
            sentences.add(settings.specificationFile()
                    + " lists no method, so nothing is atomic except what the setting" + " atomic names.");
        }
        int more = 0;
        for (String signature : signatures) {
            boolean isNamed = isMatched(nonAtomic, MethodSignature.withoutParameters(signature));
            if (!isNamed && isMethod(signature)) {
                continue;
            }
            if (sentences.size() == NAMED) {
                more++;
                continue;
            }
            sentences.add(signature + " in " + settings.specificationFile()
                    + (isNamed
                            ? " is not checked, because nonAtomic names it."
                            : " is not a method of a watched class, and is not checked."
                                    + NearestNames.didYouMean(signature, namedAlike(signature))));
        }
        if (more > 0) {
            sentences.add("The same goes for " + more + " more of its lines.");
        }
        return sentences;
    }

    private boolean isMethod(String signature) throws IOException {
        String className = MethodSignature.className(signature);
        return isWatched(className)
                && MethodNames.signatures(classFiles(className), className).contains(signature);
    }

    private ClassFiles classFiles(String className) {
        return watched.names().contains(className) ? production : classPath;
    }

    private boolean isWatched(String className) {
        return (watched.names().contains(className) || isMatched(watched.added(), className))
                && !isMatched(excludes, className);
    }

    private static boolean isMatched(List<NamePattern> patterns, String name) {
        return NamePattern.anyMatches(patterns, name);
    }

    /** The methods of the same name, with other parameters; if there are none, those of the nearest names. */
    private Set<String> namedAlike(String signature) throws IOException {
        String name = MethodSignature.withoutParameters(signature);
        Map<String, Set<String>> byName = new TreeMap<>();
        for (String method : watchedMethods()) {
            byName.computeIfAbsent(MethodSignature.withoutParameters(method), key -> new TreeSet<>())
                    .add(method);
        }
        Set<String> alike = new TreeSet<>(byName.getOrDefault(name, Set.of()));
        if (alike.isEmpty()) {
            NearestNames.of(name, byName.keySet()).forEach(nearest -> alike.addAll(byName.get(nearest)));
        }
        return alike;
    }

    private Set<String> watchedMethods() throws IOException {
        if (watchedMethods == null) {
            watchedMethods = new TreeSet<>();
            for (String className : watched.names()) {
                watchedMethods.addAll(MethodNames.signatures(production, className));
            }
        }
        return watchedMethods;
    }
}
