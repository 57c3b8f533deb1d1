package dev.atomicity.functional.gradle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Jars from Maven Central. Maven itself fetches them: it knows the user's mirrors, proxies and credentials, and its local
 * repository is a cache.
 */
final class MavenArtifacts {

    private static final String DEPENDENCY_PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.11.0";

    /** What Maven says when the repository answered; the second, when it remembers the answer. */
    private static final List<String> NOT_PUBLISHED = List.of("Could not find artifact", "was not found in");

    private MavenArtifacts() {}

    /** Copies all of {@code artifacts}, without what they depend on, with one start of Maven. */
    static void copy(Collection<Coordinates> artifacts, Path directory) throws IOException, InterruptedException {
        if (!copyIfPublished(artifacts, directory)) {
            // The repository answered, so it is reachable and the list is wrong: no test may be skipped for that.
            throw new IOException("Not all of these are published: " + artifacts);
        }
    }

    /** As {@link #copy}, but false where the repository answers that it has no such artifact. */
    static boolean copyIfPublished(Collection<Coordinates> artifacts, Path directory)
            throws IOException, InterruptedException {
        Path project = Files.createTempDirectory("atomicity-fetch-");
        try {
            Path pom = Files.writeString(project.resolve("pom.xml"), pomThatCopies(artifacts, directory));
            ExternalProcess maven = runMaven(project, "-f", pom.toString(), DEPENDENCY_PLUGIN + ":copy");
            if (NOT_PUBLISHED.stream().anyMatch(maven.output()::contains)) {
                return false;
            }
            if (maven.exitCode() != 0) {
                throw new UnavailableException("Maven could not fetch " + artifacts + ":\n" + maven.output());
            }
            return true;
        } finally {
            FileTrees.delete(project);
        }
    }

    /** Items to copy rather than dependencies: those are not resolved, and may name one artifact in two versions. */
    private static String pomThatCopies(Collection<Coordinates> artifacts, Path directory) {
        String items = artifacts.stream()
                .map(item -> """
                        <artifactItem>
                          <groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version>
                        </artifactItem>
                        """.formatted(item.group(), item.artifact(), item.version()))
                .collect(Collectors.joining());
        return """
               <project>
                 <modelVersion>4.0.0</modelVersion>
                 <groupId>dev.atomicity.functional</groupId>
                 <artifactId>fetch</artifactId>
                 <version>1</version>
                 <packaging>pom</packaging>
                 <build><plugins><plugin>
                   <groupId>org.apache.maven.plugins</groupId>
                   <artifactId>maven-dependency-plugin</artifactId>
                   <configuration>
                     <outputDirectory>%s</outputDirectory>
                     <artifactItems>%s</artifactItems>
                   </configuration>
                 </plugin></plugins></build>
               </project>
               """.formatted(directory, items);
    }

    private static ExternalProcess runMaven(Path project, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(mavenCommand(), "-B", "-q"));
        command.addAll(List.of(arguments));
        try {
            return ExternalProcess.run(project, Map.of(), command);
        } catch (IOException noMaven) {
            throw new UnavailableException("Maven does not run: " + noMaven.getMessage());
        }
    }

    private static String mavenCommand() {
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        return windows ? "mvn.cmd" : "mvn";
    }
}
