package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.launch.TestJvmSetup;
import dev.atomicity.protocol.Shard;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
        TestJvmSetup jvm = TestJvmSetup.builder(Path.of(System.getProperty("java.home")), directory)
                .build();
        ProjectFacts project = ProjectFacts.builder("bank", jvm)
                .root(directory)
                .production(List.of(production.getParent(), directory.resolve("gone")))
                .directory(directory)
                .work(directory.resolve("work"))
                .keptPlans(directory)
                .build();
        CheckDetails details =
                new CheckDetails(settings, project, new ClassFiles(project.production()), Shard.of("1/2"));

        assertThat(details.beforeStart().lines())
                .contains(
                        "---- atomicity-check (not packaged): bank",
                        "Watched classes: 1",
                        "  bank.Account",
                        "Left out: 2",
                        "  bank.Generated (excludes: bank.Gen*)",
                        "  bank.Teller (no pattern of includes matches it)",
                        "Missing: " + directory.resolve("gone"),
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
