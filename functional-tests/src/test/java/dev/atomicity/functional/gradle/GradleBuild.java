package dev.atomicity.functional.gradle;

import dev.atomicity.functional.gradle.BuildModel.Dependency;
import dev.atomicity.functional.gradle.BuildModel.Module;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the Gradle build files, as far as this project uses what they can say. As text: the tests that compare both builds
 * then need neither Gradle nor Maven Central, and always run.
 */
final class GradleBuild {

    private static final Pattern INCLUDE = Pattern.compile("(?m)^include\\(\"([^\"]+)\"\\)$");
    private static final Pattern DIRECTORY =
            Pattern.compile("(?m)^project\\(\":([^\"]+)\"\\)\\.projectDir = file\\(\"([^\"]+)\"\\)$");
    private static final Pattern DEPENDENCY =
            Pattern.compile("(?m)^ {4}(\\w+)\\((?:libs\\.([\\w.]+)|project\\(\":([^\"]+)\"\\))\\)$");
    private static final Pattern DEPENDENCIES_BLOCK = Pattern.compile("(?ms)^dependencies \\{\n(.*?)^}");
    private static final Pattern COMMENT = Pattern.compile("\\s*//.*");

    private static final Map<String, String> USES = Map.of(
            "api", "compile",
            "implementation", "compile",
            "compileOnly", "provided",
            "annotationProcessor", BuildModel.PROCESSOR,
            "testImplementation", "test",
            "testRuntimeOnly", "test");

    private final Path directory;
    private final String group;
    private final String version;
    private final GradleCatalog catalog;

    private GradleBuild(Path directory) throws IOException {
        this.directory = directory;
        Properties properties = new Properties();
        try (Reader in = Files.newBufferedReader(directory.resolve("gradle.properties"))) {
            properties.load(in);
        }
        group = properties.getProperty("group");
        version = properties.getProperty("version");
        catalog = GradleCatalog.read(directory.resolve("gradle").resolve("libs.versions.toml"));
    }

    static BuildModel read(Path directory) throws IOException {
        GradleBuild build = new GradleBuild(directory);
        return new BuildModel(build.group, build.version, build.modules(), build.catalog.boms());
    }

    private Map<String, Module> modules() throws IOException {
        String settings = Files.readString(directory.resolve("settings.gradle.kts"));
        Map<String, String> directories = new TreeMap<>();
        DIRECTORY.matcher(settings).results().forEach(line -> directories.put(line.group(1), line.group(2)));
        Map<String, Module> modules = new TreeMap<>();
        Matcher include = INCLUDE.matcher(settings);
        while (include.find()) {
            String artifact = include.group(1);
            String module = directories.getOrDefault(artifact, artifact);
            String buildFile = Files.readString(directory.resolve(module).resolve("build.gradle.kts"));
            modules.put(module, new Module(artifact, dependencies(buildFile)));
        }
        return modules;
    }

    private Set<Dependency> dependencies(String buildFile) {
        Set<Dependency> dependencies = new LinkedHashSet<>();
        Matcher block = DEPENDENCIES_BLOCK.matcher(buildFile);
        if (!block.find()) {
            return dependencies;
        }
        for (String line : block.group(1).split("\n", -1)) {
            if (!line.isBlank() && !COMMENT.matcher(line).matches()) {
                dependencies.add(dependency(line));
            }
        }
        return dependencies;
    }

    private Dependency dependency(String line) {
        Matcher matcher = DEPENDENCY.matcher(line);
        if (!matcher.matches() || !USES.containsKey(matcher.group(1))) {
            // What this class cannot read, it must not leave out of the comparison.
            throw new IllegalStateException("A dependency in words unknown here: " + line);
        }
        String use = USES.get(matcher.group(1));
        return matcher.group(2) != null
                ? catalog.dependency(use, matcher.group(2))
                : new Dependency(use, group + ":" + matcher.group(3), Dependency.OF_THIS_PROJECT);
    }
}
