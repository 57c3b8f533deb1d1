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
            for (Variant variant : Variant.values()) {
                assertThat(program.sources().get(variant))
                        .as("tests of %s", program.name())
                        .anyMatch(file -> file.toString().endsWith("Test.java"));
            }
            assertThat(program.sources()
                                    .get(Variant.BROKEN)
                                    .equals(program.sources().get(Variant.CORRECTED))
                            && program.libraries()
                                    .get(Variant.BROKEN)
                                    .equals(program.libraries().get(Variant.CORRECTED)))
                    .as("the forms of %s differ in nothing", program.name())
                    .isFalse();
        }
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
