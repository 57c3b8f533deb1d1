package dev.atomicity.benchmarks.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogueTest {
    private static final Path ROOT = Path.of(System.getProperty("atomicity.root", ".."));

    @TempDir
    private Path folder;

    @Test
    void everyProgramIsComplete() throws Exception {
        List<AccuracyProgram> programs = new Catalogue(ROOT.resolve("benchmarks/accuracy")).programs();
        assertThat(programs).hasSizeGreaterThanOrEqualTo(70);
        assertThat(programs).extracting(AccuracyProgram::name).doesNotHaveDuplicates();
        for (AccuracyProgram program : programs) {
            assertThat(program.about()).as(program.name()).isNotBlank();
            assertThat(program.has(Variant.CORRECTED)).as(program.name()).isTrue();
            assertThat(program.sources().values())
                    .as("tests of %s", program.name())
                    .allMatch(files ->
                            files.stream().anyMatch(file -> file.toString().endsWith("Test.java")));
            assertThat(program.has(Variant.BROKEN))
                    .as("%s has a mistake, or says that it has none", program.name())
                    .isNotEqualTo(program.about().startsWith("none"));
            assertThat(program.has(Variant.BROKEN) && isBothTheSame(program))
                    .as("the forms of %s differ in nothing", program.name())
                    .isFalse();
        }
    }

    private static boolean isBothTheSame(AccuracyProgram program) {
        return program.sources().get(Variant.BROKEN).equals(program.sources().get(Variant.CORRECTED))
                && program.libraries()
                        .get(Variant.BROKEN)
                        .equals(program.libraries().get(Variant.CORRECTED));
    }

    @Test
    void atLeastTwelveMistakesOfLibraries() throws Exception {
        List<AccuracyProgram> programs = new Catalogue(ROOT.resolve("benchmarks/accuracy")).programs();
        assertThat(programs)
                .filteredOn(program -> !program.includes().isEmpty())
                .hasSizeGreaterThanOrEqualTo(12);
    }

    @Test
    void theZooHasBothForms() throws Exception {
        List<AccuracyProgram> programs = new Zoo(ROOT, folder, List.of()).programs();
        assertThat(programs).hasSizeGreaterThanOrEqualTo(40);
        assertThat(programs).anyMatch(program -> program.has(Variant.BROKEN));
        assertThat(programs).anyMatch(program -> program.has(Variant.CORRECTED));
        assertThat(folder).isNotEmptyDirectory();
    }
}
