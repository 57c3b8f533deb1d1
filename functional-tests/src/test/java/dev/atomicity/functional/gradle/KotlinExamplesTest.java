package dev.atomicity.functional.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Whatever a page shows for Gradle, it shows for the Kotlin DSL: beside the Groovy, or in lines that are both. */
class KotlinExamplesTest {
    private record Block(String language, String text) {}

    @TestFactory
    List<DynamicTest> everyPageSpeaksKotlin() throws IOException {
        List<Path> pages = new ArrayList<>(List.of(Repository.root().resolve("README.md")));
        try (Stream<Path> docs = Files.list(Repository.root().resolve("docs"))) {
            docs.filter(page -> page.toString().endsWith(".md")).sorted().forEach(pages::add);
        }
        return pages.stream()
                .map(page -> DynamicTest.dynamicTest(page.getFileName().toString(), () -> check(page)))
                .toList();
    }

    private static final Pattern QUALIFIED = Pattern.compile("(?<!import )\\bjavax?\\.[a-z]+\\.[A-Z]");

    /** In the Kotlin DSL, {@code java} is the extension of the Java plugin: the name of a package is right in an import only. */
    private static void assertNoQualifiedName(Path page, String text) {
        assertThat(text.lines().filter(line -> QUALIFIED.matcher(line).find()))
                .as("qualified names in %s", page)
                .isEmpty();
    }

    private static void check(Path page) throws IOException {
        assertNoQualifiedName(
                page,
                Files.readString(page)
                        .lines()
                        .filter(line -> line.contains("atomicity {"))
                        .collect(Collectors.joining("\n")));
        List<Block> blocks = blocks(page);
        for (int i = 0; i < blocks.size(); i++) {
            Block block = blocks.get(i);
            if (block.language.equals("kotlin")) {
                assertThat(KotlinSyntax.errorsIn(block.text)).as(block.text).isEmpty();
                assertNoQualifiedName(page, block.text);
            }
            // Jenkins has Groovy and nothing else.
            if (block.language.equals("groovy") && !block.text.startsWith("pipeline")) {
                assertThat(i + 1 < blocks.size() ? blocks.get(i + 1).language : "nothing")
                        .as("what follows in %s:\n%s", page, block.text)
                        .isEqualTo("kotlin");
            }
        }
    }

    private static List<Block> blocks(Path page) throws IOException {
        List<Block> blocks = new ArrayList<>();
        String language = null;
        StringBuilder text = new StringBuilder();
        for (String line : Files.readAllLines(page)) {
            if (language == null && line.startsWith("```")) {
                language = line.substring(3).strip();
                text.setLength(0);
            } else if (language != null && line.equals("```")) {
                blocks.add(new Block(language, text.toString()));
                language = null;
            } else if (language != null) {
                text.append(line).append('\n');
            }
        }
        return blocks;
    }
}
