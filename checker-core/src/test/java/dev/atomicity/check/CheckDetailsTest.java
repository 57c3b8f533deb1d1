package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.launch.TestJvmSetup;
import dev.atomicity.protocol.Shard;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckDetailsTest {
    @TempDir
    private Path directory;

    @Test
    void whatABugReportNeedsIsThere() throws Exception {
        Path production = Files.createDirectories(directory.resolve("classes/bank"));
        for (String name : List.of("Account", "Teller", "Generated")) {
            Files.createFile(production.resolve(name + ".class"));
        }
        CheckSettings settings = CheckSettings.builder()
                .includes(List.of("bank.Account", "bank.Generated"))
                .excludes(List.of("bank.Gen*"))
                .nonAtomic(List.of("bank.Account.log"))
                .shard("1/2")
                .build();
        ProjectFacts project = new ProjectFacts(
                "bank",
                directory,
                List.of(production.getParent(), directory.resolve("gone")),
                List.of(),
                new TestJvmSetup(
                        Path.of(System.getProperty("java.home")),
                        directory,
                        List.of(),
                        List.of(),
                        null,
                        List.of(),
                        List.of(),
                        Map.of(),
                        Map.of()),
                directory,
                directory.resolve("work"),
                directory,
                fingerprint -> fingerprint,
                (name, value) -> name + " = " + value);
        CheckDetails details =
                new CheckDetails(settings, project, new ClassFiles(project.production()), Shard.of("1/2"));

        assertThat(details.beforeStart().lines())
                .contains(
                        "---- atomicity-check (not packaged): bank",
                        "Watched classes: 1",
                        "  bank.Account",
                        "Left out: 2",
                        "  bank.Generated (excludes: bank.Gen*)",
                        "  bank.Teller (no pattern of includes names it)",
                        "Not there: " + directory.resolve("gone"),
                        "Regions: " + settings.regions() + ", not atomic: bank.Account.log; conflicts: data",
                        "Tests: all tests of the build; shard 1/2 of 0 classes")
                .anyMatch(line -> line.startsWith("JDK of the tests: " + System.getProperty("java.version")));

        Files.createDirectories(project.work());
        Files.writeString(
                project.work().resolve("arguments-1.txt"), "\"-Xmx1g\"\n\"-Ddb.password=geheim\"\n\"-Dcolour=red\"\n");
        assertThat(details.commandLine())
                .contains("\n  -Xmx1g\n", "\n  -Ddb.password=...\n", "\n  -Dcolour=red\n")
                .doesNotContain("geheim");
    }
}
