package dev.atomicity.functional.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.fixtures.ExecutableDocument;
import dev.atomicity.functional.fixtures.ExecutableDocument.Command;
import dev.atomicity.functional.fixtures.ExecutableDocument.Step;
import dev.atomicity.functional.fixtures.ExecutableDocument.WrittenFile;
import dev.atomicity.functional.gradle.ExternalProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever follows docs/first-finding.md sees what it shows. */
class FirstFindingTest {
    private static final Path PAGE = Path.of(System.getProperty("atomicity.root"), "docs", "first-finding.md");

    @TempDir
    private Path folder;

    @Test
    @Tag("slow")
    void thePageShowsWhatIsPrinted() throws Exception {
        RealMaven maven = RealMaven.installed(PluginRepository.createOrSkip());
        int commands = 0;
        for (Step step : ExecutableDocument.read(PAGE).steps()) {
            if (step instanceof WrittenFile file) {
                write(file);
            } else if (step instanceof Command command) {
                commands++;
                follow(command, maven);
            }
        }
        assertThat(commands).isGreaterThanOrEqualTo(5);
    }

    @Test
    void thePageNamesTheVersionOfThisBuild() throws IOException {
        assertThat(Files.readString(PAGE)).contains("<version>" + System.getProperty("project.version") + "</version>");
    }

    private void write(WrittenFile file) throws IOException {
        Path path = folder.resolve(file.path());
        Files.createDirectories(path.getParent());
        Files.writeString(path, file.content());
    }

    private void follow(Command command, RealMaven maven) throws IOException, InterruptedException {
        String[] words = command.line().split(" ");
        assertThat(words[0]).isEqualTo("mvn");
        ExternalProcess run = maven.run(folder, Arrays.copyOfRange(words, 1, words.length));
        List<String> output = run.output().lines().map(this::plain).toList();
        List<String> expected = command.output().stream().map(this::plain).toList();
        String difference = ExecutableDocument.firstDifference(expected, output);
        assertThat(difference)
                .as("a line of the page that '%s' does not print there; it prints:\n%s", command.line(), run.output())
                .isNull();
    }

    /** Folders and durations are those of the reader, and which customer comes first is chance. */
    private String plain(String line) {
        return line.replaceAll("file:/+\\S*/target", "file:///TARGET")
                .replaceAll("\\d+(\\.\\d+)? (s|min)\\b", "0 s")
                .replaceAll("customer-\\d", "customer-N")
                .stripTrailing();
    }
}
