package dev.atomicity.benchmarks.cost;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A copy of a Maven project of this checkout, on which Maven is run. */
final class ProjectFolder {
    private static final Pattern VERSION = Pattern.compile("<version>([^<]*)</version>");

    private final CostRun run;
    private final Path folder;
    private final Command maven;
    private final String version;

    /** @param name a folder below {@code benchmarks/cost} */
    ProjectFolder(CostRun run, String name) throws IOException {
        this.run = run;
        folder = run.work().resolve("projects").resolve(name);
        copy(run.benchmarks().resolve("cost").resolve(name), folder);
        maven = new Command(
                folder,
                run.work().resolve("projects").resolve(name + ".log"),
                run.usageFile().environment());
        Matcher matcher = VERSION.matcher(Files.readString(run.root().resolve("pom.xml")));
        if (!matcher.find()) {
            throw new IOException("the project has no version");
        }
        version = matcher.group(1);
    }

    /** Runs Maven, which must succeed; what it and the JVMs that it started took is in the usage file then. */
    void maven(String... arguments) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of("mvn", "-B", "-Datomicity.version=" + version));
        words.addAll(List.of(arguments));
        run.usageFile().clear();
        maven.runOrFail(words);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.write(target, Files.readAllBytes(file));
            }
        }
    }
}
