package dev.atomicity.functional.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.atomicity.functional.gradle.ExternalProcess;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README says about the sample. */
class SampleShopTest {
    private static final Path SHOP = Path.of(System.getProperty("atomicity.root"), "samples", "shop");

    @TempDir
    private Path folder;

    @Test
    void theShopHasTwoFindingsAlthoughItsTestsPass() throws Exception {
        for (String part : new String[] {"pom.xml", "src"}) {
            copy(SHOP.resolve(part), folder.resolve(part));
        }
        ExternalProcess build =
                RealMaven.installed(PluginRepository.createOrSkip()).run(folder, "verify");

        assertThat(build.exitCode()).as(build.output()).isNotZero();
        assertThat(build.output()).contains("2 atomicity violations found, 0 allowed");
        Path reports = folder.resolve("target/atomicity");
        Results results = ResultsFile.read(reports.resolve(ResultsFile.NAME));
        assertThat(results.tests()).allMatch(test -> test.outcome() == Outcome.PASSED);
        assertThat(results.findings())
                .extracting(FindingResult::region, FindingResult::pattern)
                .containsExactlyInAnyOrder(
                        tuple("com.example.shop.Account.withdraw", Pattern.READ_WRITE_WRITE),
                        tuple("com.example.shop.Stock.reserve", Pattern.CHECK_THEN_ACT));
        assertThat(reports.resolve("index.html")).isNotEmptyFile();
    }

    private static void copy(Path from, Path to) throws Exception {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path copy = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
        }
    }
}
