package dev.atomicity.specification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.atomicity.specification.SpecificationFile.Interruption;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The file in which people keep what is atomic. */
class SpecificationFileTest {
    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void nameFile() {
        file = folder.resolve("specification.txt");
    }

    private SpecificationFile read(String text) throws IOException {
        Files.writeString(file, text);
        return SpecificationFile.read(file);
    }

    private static SpecificationFile example() {
        TreeMap<String, Interruption> interrupted = new TreeMap<>();
        interrupted.put("a.Bank.pay(a.Account,int[])", new Interruption("0123456789abcdef", "BankTest › pays two"));
        interrupted.put("a.Bank.pay()", new Interruption("fedcba9876543210", "BankTest ›\n pays"));
        return new SpecificationFile(
                Regions.ATOMIC_SETS,
                new TreeSet<>(List.of("a.Größe$Innen.get()", "a.Account.add(long)", "a.Account.add(int)")),
                interrupted);
    }

    @Test
    void whatIsWrittenIsReadAndTheSameListGivesTheSameBytes() throws IOException {
        example().write(file);
        SpecificationFile read = SpecificationFile.read(file);

        assertThat(read.regions()).isEqualTo(Regions.ATOMIC_SETS);
        assertThat(read.atomic()).containsExactly("a.Account.add(int)", "a.Account.add(long)", "a.Größe$Innen.get()");
        assertThat(read.interrupted().get("a.Bank.pay(a.Account,int[])"))
                .isEqualTo(new Interruption("0123456789abcdef", "BankTest › pays two"));
        Path again = folder.resolve("new folder/again.txt");
        read.write(again);
        assertThat(again).hasSameTextualContentAs(file);
        assertThat(file)
                .content()
                .startsWith("# What is atomic in this code")
                .contains("\nregions = atomicSets\n\na.Account.add(int)\na.Account.add(long)\n")
                .contains("\n# interrupted: a.Bank.pay()  fedcba9876543210  BankTest › pays\n");
    }

    @Test
    void peopleMayWriteItAsTheyLike() throws IOException {
        SpecificationFile read =
                read("\n  # a comment\na.B.c( int , java.lang.String [] )\n\t\n# interrupted: nonsense\n a.B.d()");

        assertThat(read.regions()).isNull();
        assertThat(read.atomic()).containsExactly("a.B.c(int,java.lang.String[])", "a.B.d()");
        assertThat(read.interrupted()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a.B.c                    | 'a.B.c' is not a method: the types of its parameters are missing",
                "a.B.*()                  | 'a.B.*()' is not a method: a line names one method; patterns are for the settings",
                "c()                      | 'c()' is not a method: expected class, method and the types of its parameters",
                "a.B#c()                  | 'a.B#c()' is not a method: expected class",
                "a.B.c(int               | 'a.B.c(int' is not a method: expected class",
                "regions = nothing        | unknown regions 'nothing': expected one of",
                "void a.B.c()             | 'void a.B.c()' is not a method: expected class",
            })
    void aLineThatIsWrongIsNamed(String line, String reason) {
        assertThatThrownBy(() -> read("# comment\na.B.first()\n" + line + "\n"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(file + ", line 3: ")
                .hasMessageContaining(reason);
    }

    @Test
    void whatIsThereTwiceIsAMistake() {
        assertThatThrownBy(() -> read("a.B.c(int)\na.B.c( int )\n"))
                .hasMessage(file + ", line 2: 'a.B.c( int )' is listed twice");
        assertThatThrownBy(() -> read("regions = all\nregions=entry\n"))
                .hasMessage(file + ", line 2: 'regions' is given twice");
    }

    @Test
    void aFileThatCannotBeReadIsNamed() throws IOException {
        assertThatThrownBy(() -> SpecificationFile.read(file))
                .isInstanceOf(IOException.class)
                .hasMessage("there is no file " + file + "; refine writes it");
        Files.write(file, "a.Grö".getBytes(StandardCharsets.ISO_8859_1));
        assertThatThrownBy(() -> SpecificationFile.read(file)).hasMessage(file + " is not text in UTF-8");
        assertThatThrownBy(() -> SpecificationFile.read(folder)).hasMessageContaining(folder + " cannot be read");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "()V                                       | ()",
                "(IJZBCSFD)V                               | (int,long,boolean,byte,char,short,float,double)",
                "(Ljava/lang/String;[[I[Ljava/util/Map$Entry;)I | (java.lang.String,int[][],java.util.Map$Entry[])",
            })
    void overloadedMethodsHaveDifferentSignatures(String descriptor, String parameters) {
        String signature = MethodSignature.of("a.B$C", "get", descriptor);

        assertThat(signature).isEqualTo("a.B$C.get" + parameters);
        assertThat(MethodSignature.className(signature)).isEqualTo("a.B$C");
        assertThat(MethodSignature.withoutParameters(signature)).isEqualTo("a.B$C.get");
    }
}
