package dev.atomicity.functional.gradle;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which of a distribution's third-party jars have to be real ones: build scripts, Ant tasks and Gradle's Kotlin code use
 * these under their true names, so the shaded runtime does not hold them. All others are in there, under moved names, and
 * an empty jar is enough for Gradle to find the file it looks for.
 */
final class DistributionLibraries {

    private record Family(Pattern fileName, String group) {}

    private static final List<Family> REAL = List.of(
            new Family(Pattern.compile("(groovy(?:-[a-z]+)*)-(\\d.*)\\.jar"), "org.codehaus.groovy"),
            new Family(
                    Pattern.compile("(kotlin-(?:stdlib|reflect)(?:-common|-jdk\\d)?)-(\\d.*)\\.jar"),
                    "org.jetbrains.kotlin"),
            new Family(Pattern.compile("(ant|ant-launcher)-(\\d.*)\\.jar"), "org.apache.ant"),
            new Family(Pattern.compile("(junit)-(4.*)\\.jar"), "junit"),
            new Family(Pattern.compile("(hamcrest-core)-(\\d.*)\\.jar"), "org.hamcrest"));

    private DistributionLibraries() {}

    static Optional<Coordinates> realJar(String fileName) {
        for (Family family : REAL) {
            Matcher matcher = family.fileName().matcher(fileName);
            if (matcher.matches()) {
                return Optional.of(new Coordinates(family.group(), matcher.group(1), matcher.group(2)));
            }
        }
        return Optional.empty();
    }

    static List<Coordinates> realJars(Collection<String> fileNames) {
        return fileNames.stream()
                .map(DistributionLibraries::realJar)
                .flatMap(Optional::stream)
                .toList();
    }

    /** The version of Kotlin that this Gradle was built with, which it wants to know even when no script is in Kotlin. */
    static String kotlinVersion(Collection<String> fileNames) {
        return realJars(fileNames).stream()
                .filter(jar -> jar.artifact().equals("kotlin-stdlib"))
                .map(Coordinates::version)
                .findFirst()
                .orElseThrow();
    }

    /** Libraries of Kotlin that the configuration cache and Kotlin's plugin use, and no module of the runtime names. */
    static List<Coordinates> kotlinExtras(Collection<String> fileNames) {
        return Stream.of("kotlin-stdlib-jdk7", "kotlin-reflect")
                .map(artifact -> new Coordinates("org.jetbrains.kotlin", artifact, kotlinVersion(fileNames)))
                .toList();
    }
}
