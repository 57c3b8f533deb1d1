package dev.atomicity.findings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.Severity;
import dev.atomicity.results.SourceExcerpt;
import dev.atomicity.results.Step;
import dev.atomicity.steps.Operation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceFilesTest {
    private static final String PATH = "src/Cart & Co.java";

    @TempDir
    private Path root;

    @Test
    void linesBetweenTheStepsAreThereUnlessTheyAreFarApart() throws IOException {
        SourceExcerpt excerpt = excerpt(SourceLinks.NONE, 20, 45, 100);

        assertThat(excerpt.lines().keySet())
                .containsExactlyElementsOf(
                        IntStream.concat(IntStream.rangeClosed(17, 48), IntStream.rangeClosed(97, 103))
                                .boxed()
                                .toList());
        assertThat(excerpt.lines()).containsEntry(30, "line 30");
    }

    @Test
    void linksAreMadeOnlyIfTheyAreWanted() throws IOException {
        assertThat(excerpt(SourceLinks.NONE, 20).link()).isNull();
        assertThat(excerpt(SourceLinks.named("idea"), 20).link())
                .startsWith("idea://open?file=/")
                .endsWith("/src/Cart%20%26%20Co.java&line=");
        assertThat(excerpt(SourceLinks.named("vscode"), 20).link())
                .startsWith("vscode://file/")
                .endsWith("/src/Cart%20%26%20Co.java:");
        assertThatThrownBy(() -> SourceLinks.named("vim"))
                .hasMessage("unknown sourceLinks 'vim': expected one of none, idea, vscode");
    }

    private SourceExcerpt excerpt(SourceLinks links, int... lines) throws IOException {
        Path file = root.resolve(PATH);
        Files.createDirectories(file.getParent());
        Files.writeString(
                file, IntStream.rangeClosed(1, 200).mapToObj(i -> "line " + i).collect(Collectors.joining("\n")));
        List<Step> steps = IntStream.of(lines).mapToObj(SourceFilesTest::step).toList();
        FindingResult finding = FindingResult.builder("f")
                .pattern(Pattern.RING, Severity.HIGH)
                .region("a.Cart.add")
                .regionPlace("Cart & Co.java", -1, PATH)
                .witness(steps)
                .build();
        return new SourceFiles(root, List.of(), links)
                .excerpts(List.of(finding))
                .get(0);
    }

    private static Step step(int line) {
        return Step.builder()
                .thread("t", 1)
                .run(1L, "a.Cart.add")
                .operation(Operation.READS, "Cart.size")
                .object(1L)
                .method("a.Cart", "add")
                .place("Cart & Co.java", line, PATH)
                .build();
    }
}
