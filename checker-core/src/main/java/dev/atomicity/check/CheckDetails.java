package dev.atomicity.check;

import dev.atomicity.launch.TestJvmSetup;
import dev.atomicity.protocol.Shard;
import dev.atomicity.results.ToolVersion;
import dev.atomicity.specification.NamePattern;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Describes a check for whoever wants to know more, or reports a bug of this tool. Values that may be secret are left out. */
final class CheckDetails {
    private static final int CLASSES_SHOWN = 200;

    private static final Pattern SECRET =
            Pattern.compile("(?i)(-D[^=]*(?:password|passwd|secret|token|credential|apikey|api\\.key)[^=]*=).*");

    private final CheckSettings settings;
    private final ProjectFacts project;
    private final ClassFiles production;
    private final Shard shard;
    private final List<String> lines = new ArrayList<>();

    CheckDetails(CheckSettings settings, ProjectFacts project, ClassFiles production, Shard shard) {
        this.settings = settings;
        this.project = project;
        this.production = production;
        this.shard = shard;
    }

    /** What is known before the first JVM is started. */
    String beforeStart() throws SettingException, IOException {
        lines.clear();
        String version = ToolVersion.get();
        lines.add("---- atomicity-check " + (version == null ? "(not packaged)" : version) + ": " + project.name());
        TestJvmSetup jvm = project.jvm();
        lines.add("JDK of the tests: " + release(jvm.javaHome(), "JAVA_VERSION") + " ("
                + release(jvm.javaHome(), "IMPLEMENTOR") + ") in " + jvm.javaHome());
        lines.add("System: " + System.getProperty("os.name") + " " + System.getProperty("os.version") + ", "
                + System.getProperty("os.arch") + ", " + Runtime.getRuntime().availableProcessors() + " processors");
        lines.add("Regions: " + settings.regions() + listed(", atomic", settings.atomic())
                + listed(", not atomic", settings.nonAtomic()) + "; conflicts: " + settings.conflicts());
        lines.add("Effort: " + settings.effort() + "; seed: " + settings.seed() + "; time budget: "
                + (settings.timeBudget() == null ? "as long as the observed run" : settings.timeBudget())
                + "; test timeout: " + settings.testTimeout());
        lines.add("Tests: "
                + (settings.requested().names().isEmpty()
                        ? "all tests of the build"
                        : String.join(", ", settings.requested().names().keySet()))
                + (settings.shard() == null
                        ? ""
                        : "; shard " + shard + " of " + shard.assigned().size() + " classes"));
        addClasses();
        return String.join("\n", lines);
    }

    private void addClasses() throws SettingException, IOException {
        Set<String> all = production.names();
        List<NamePattern> includes = settings.patterns("includes", settings.includes());
        List<NamePattern> excludes = settings.patterns("excludes", settings.excludes());
        WatchedClasses watched = WatchedClasses.of(all, includes);
        List<String> kept = new ArrayList<>();
        List<String> left = new ArrayList<>();
        for (String name : all) {
            NamePattern excluded = excludes.stream()
                    .filter(pattern -> pattern.matches(name))
                    .findFirst()
                    .orElse(null);
            if (!watched.names().contains(name)) {
                left.add(name + " (no pattern of includes matches it)");
            } else if (excluded != null) {
                left.add(name + " (excludes: " + excluded + ")");
            } else {
                kept.add(name);
            }
        }
        addList("Watched classes", kept);
        if (!watched.added().isEmpty()) {
            lines.add("Also watched, from dependencies: " + watched.added());
        }
        addList("Left out", left);
        for (Path root : project.production()) {
            if (!Files.exists(root)) {
                lines.add("Missing: " + root);
            }
        }
    }

    private void addList(String title, List<String> names) {
        lines.add(title + ": " + names.size());
        names.stream().limit(CLASSES_SHOWN).forEach(name -> lines.add("  " + name));
        if (names.size() > CLASSES_SHOWN) {
            lines.add("  and " + (names.size() - CLASSES_SHOWN) + " more");
        }
    }

    private static String listed(String title, List<String> patterns) {
        return patterns.isEmpty() ? "" : title + ": " + String.join(", ", patterns);
    }

    /** How the first JVM of the tests was started. */
    String commandLine() {
        Path arguments = project.work().resolve("arguments-1.txt");
        StringBuilder text = new StringBuilder("Command line, in ")
                .append(project.jvm().workingDirectory())
                .append(": ")
                .append(project.jvm().javaHome().resolve("bin/java"));
        try {
            for (String line : new String(Files.readAllBytes(arguments), java.nio.charset.Charset.defaultCharset())
                    .lines()
                    .toList()) {
                text.append("\n  ").append(SECRET.matcher(unquoted(line)).replaceFirst("$1..."));
            }
        } catch (IOException e) {
            text.append(" (").append(arguments).append(" cannot be read)");
        }
        return text.append("\n----").toString();
    }

    private static String unquoted(String line) {
        return line.length() > 1 && line.startsWith("\"") ? line.substring(1, line.length() - 1) : line;
    }

    private static String release(Path javaHome, String name) {
        try {
            return Files.readAllLines(javaHome.resolve("release")).stream()
                    .filter(line -> line.startsWith(name + "="))
                    .map(line -> line.substring(name.length() + 1).replace("\"", ""))
                    .findFirst()
                    .orElse("unknown");
        } catch (IOException e) {
            return "unknown";
        }
    }
}
