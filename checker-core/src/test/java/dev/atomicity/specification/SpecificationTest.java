package dev.atomicity.specification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SpecificationTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(Regions.class)
    void whatIsWrittenIsRead(Regions regions) throws IOException {
        Specification written = Specification.builder()
                .includes(List.of(new NamePattern("com.acme.**"), new NamePattern("größe.*")))
                .excludes(List.of(new NamePattern("com.acme.Log")))
                .regions(regions)
                .atomic(List.of(new NamePattern("com.acme.Account$Entry.set*")))
                .nonAtomic(List.of(new NamePattern("com.acme.Account.log")))
                .listed(Set.of("a.B.c(int,a.D[])", "a.Größe.d()"))
                .leftOut(Set.of("a.B.c(int,a.D)"))
                .locksConflict(true)
                .record(folder.resolve("a trace \\ with = signs #1"))
                .provoke(true)
                .build();
        Path file = folder.resolve("options");
        written.write(file);
        assertThat(Specification.read(file)).isEqualTo(written);
    }

    @Test
    void anEmptyListIsAList() throws IOException {
        Specification written = Specification.builder().listed(Set.of()).build();
        Path file = folder.resolve("options");
        written.write(file);
        assertThat(Specification.read(file).listed()).isEmpty();
    }

    @Test
    void theDefaultsSurviveAsWell() throws IOException {
        Path file = folder.resolve("options");
        Specification.DEFAULTS.write(file);
        assertThat(Specification.read(file)).isEqualTo(Specification.DEFAULTS);
    }

    @Test
    void anEmptyFileMeansTheDefaults() throws IOException {
        Specification read = Specification.read(write(""));
        assertThat(read).isEqualTo(Specification.DEFAULTS);
        assertThat(read.watches("com.acme.Account")).isTrue();
        assertThat(read.regions()).isEqualTo(Regions.ATOMIC_SETS);
        assertThat(read.locksConflict()).isFalse();
        assertThat(read.record()).isNull();
        assertThat(read.provoke()).isFalse();
    }

    @Test
    void locksAreObservedForWhoeverNeedsThem() {
        Specification.Builder builder = Specification.DEFAULTS.toBuilder();
        assertThat(builder.build().observesLocks()).isFalse();
        assertThat(builder.provoke(true).build().observesLocks()).isTrue();
        assertThat(builder.build().locksConflict()).isFalse();
        assertThat(builder.provoke(false).locksConflict(true).build().observesLocks())
                .isTrue();
    }

    @Test
    void excludesWinOverIncludes() throws IOException {
        Specification read = Specification.read(write("includes=a.**\nexcludes=a.b.*,a.C\n"));
        assertThat(read.watches("a.D")).isTrue();
        assertThat(read.watches("a.C")).isFalse();
        assertThat(read.watches("a.b.D")).isFalse();
        assertThat(read.watches("c.D")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "region=all, unknown setting 'region': expected one of classes",
        "regions=every, unknown regions 'every': expected one of entry",
        "conflicts=locks, unknown conflicts 'locks': expected data or dataAndLocks",
        "provoke=yes, unknown provoke 'yes': expected true or false",
        "atomic=com/acme, atomic: 'com/acme' is not a valid name pattern",
        "record=\\u00zz, options file"
    })
    void whatIsWrongIsNamedWithTheFile(String line, String message) throws IOException {
        Path file = write(line);
        assertThatThrownBy(() -> Specification.read(file))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining(message);
    }

    @Test
    void aFileThatCannotBeReadIsNamed() throws IOException {
        Path missing = folder.resolve("missing");
        assertThatThrownBy(() -> Specification.read(missing)).hasMessage("there is no options file " + missing);
        assertThatThrownBy(() -> Specification.read(folder)).hasMessageContaining(folder + " cannot be read");
        Path binary = Files.write(folder.resolve("binary"), new byte[] {'a', (byte) 0xFF, '='});
        assertThatThrownBy(() -> Specification.read(binary)).hasMessageContaining("UTF-8");
    }

    private Path write(String text) throws IOException {
        return Files.writeString(folder.resolve("options"), text);
    }
}
