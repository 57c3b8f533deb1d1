package dev.atomicity.check;

import dev.atomicity.launch.LaunchException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Decides what the class path of the tests lacks to run them with the JUnit Platform Launcher: the launcher of the version
 * that the project has, and an engine if the project has a test framework without one.
 */
public final class LauncherChoice {
    private static final String PLATFORM = "org.junit.platform";
    private static final String JUPITER = "org.junit.jupiter";

    /** For projects that do not say which version of the platform they have. */
    private static final String DEFAULT_PLATFORM = "1.14.4";

    private static final String TESTNG_ENGINE = "1.0.5";

    private static final Pattern TOO_OLD_JUNIT = Pattern.compile("([0-3]|4\\.(\\d|10|11))([.-].*)?");
    private static final Pattern TOO_OLD_TESTNG = Pattern.compile("([0-5]|6\\.(\\d|1[0-3])|6\\.14\\.[0-2])([.-].*)?");
    private static final Pattern PLATFORM_1 = Pattern.compile("1(\\..*)");
    private static final Pattern JUPITER_5 = Pattern.compile("5(\\..*)");

    private final Map<String, String> versions = new LinkedHashMap<>();

    /** A library by its coordinates. */
    public record Library(String group, String artifact, String version) {
        /** Without the version. */
        public String name() {
            return group + ":" + artifact;
        }

        @Override
        public String toString() {
            return name() + ":" + version;
        }
    }

    /**
     * @param classPath all libraries that the tests have
     */
    public LauncherChoice(Collection<Library> classPath) {
        classPath.forEach(library -> versions.putIfAbsent(library.name(), library.version()));
    }

    /** Whether there is anything that could run a test. */
    public boolean hasTestFramework() {
        return hasEngine() || has(JUPITER, "junit-jupiter-api") || has("junit", "junit") || has("org.testng", "testng");
    }

    /** Every engine depends on it. */
    private boolean hasEngine() {
        return has(PLATFORM, "junit-platform-engine");
    }

    /**
     * What is to be resolved in addition, with all that it depends on. Of that, what the class path has already, whatever
     * its version, must stay away.
     *
     * @throws LaunchException if the test framework is too old
     */
    public List<Library> missing() throws LaunchException {
        String platform = platformVersion();
        List<Library> missing = new ArrayList<>();
        // First, because it decides the version for those that only come with others.
        addIfAbsent(missing, PLATFORM, "junit-platform-engine", platform);
        addIfAbsent(missing, PLATFORM, "junit-platform-launcher", platform);
        if (has(JUPITER, "junit-jupiter-api")) {
            addIfAbsent(missing, JUPITER, "junit-jupiter-engine", version(JUPITER, "junit-jupiter-api"));
        } else if (!hasEngine()) {
            addEnginesOfOlderFrameworks(missing, platform);
        }
        return missing;
    }

    private void addEnginesOfOlderFrameworks(List<Library> missing, String platform) throws LaunchException {
        if (has("junit", "junit")) {
            String version = version("junit", "junit");
            if (TOO_OLD_JUNIT.matcher(version).matches()) {
                throw new LaunchException("The tests use JUnit " + version
                        + ", which the JUnit Platform cannot run. Depend on junit:junit:4.12 or newer.");
            }
            addIfAbsent(missing, "org.junit.vintage", "junit-vintage-engine", replaceStart(PLATFORM_1, platform, "5"));
        }
        if (has("org.testng", "testng")) {
            String version = version("org.testng", "testng");
            if (TOO_OLD_TESTNG.matcher(version).matches()) {
                throw new LaunchException("The tests use TestNG " + version
                        + ", which the JUnit Platform cannot run. Depend on org.testng:testng:6.14.3 or newer.");
            }
            addIfAbsent(missing, "org.junit.support", "testng-engine", TESTNG_ENGINE);
        }
    }

    private String platformVersion() {
        for (String artifact : List.of("junit-platform-engine", "junit-platform-launcher", "junit-platform-commons")) {
            if (has(PLATFORM, artifact)) {
                return version(PLATFORM, artifact);
            }
        }
        return has(JUPITER, "junit-jupiter-api")
                ? replaceStart(JUPITER_5, version(JUPITER, "junit-jupiter-api"), "1")
                : DEFAULT_PLATFORM;
    }

    /** Platform 1.x belongs to JUnit 5.x; from 6 on both have the same number. */
    private static String replaceStart(Pattern form, String version, String start) {
        Matcher matcher = form.matcher(version);
        return matcher.matches() ? start + matcher.group(1) : version;
    }

    private void addIfAbsent(List<Library> libraries, String group, String artifact, String version) {
        if (!has(group, artifact)) {
            libraries.add(new Library(group, artifact, version));
        }
    }

    private boolean has(String group, String artifact) {
        return versions.containsKey(group + ":" + artifact);
    }

    private String version(String group, String artifact) {
        return versions.get(group + ":" + artifact);
    }
}
