package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.atomicity.refine.SpecificationRefinement;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.VerdictState;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A project whose outer methods are not atomic and whose inner ones are. */
@Tag("slow")
class RefinedCheckTest {
    private static final String ORDER = "shop.Store.order(int,java.lang.Runnable)";
    private static final String SELL = "shop.Store.sell(int,java.lang.Runnable)";

    @TempDir
    private Path directory;

    private CheckedProject project;
    private Path file;

    @BeforeEach
    void compile() throws Exception {
        project = new CheckedProject(directory, "refined/shop", "refined/tests");
        project.effort = "observe";
        file = directory.resolve("atomicity-specification.txt");
    }

    private String refine(boolean prune) throws Exception {
        return new SpecificationRefinement(
                        project.settings(), project.facts(), project.listener(), (results, folder) -> {})
                .run(file, prune);
    }

    @ParameterizedTest
    @ValueSource(strings = {"entry", "atomicSets"})
    void whatIsInterruptedLeavesAndItsInnerCallsStay(String regions) throws Exception {
        project.regions = regions;

        assertThat(refine(false))
                .isEqualTo("4 atomic methods written to " + file
                        + " after 4 rounds. 2 methods were found interrupted; the file says in which test.");
        assertThat(Files.readAllLines(file).stream().filter(line -> !line.startsWith("#") && !line.isEmpty()))
                .containsExactly(
                        "regions = " + regions,
                        "shop.Store.book(int)",
                        "shop.Store.order(java.lang.String,java.lang.Runnable)",
                        "shop.Store.report()",
                        "shop.Store.take(int)");
        assertThat(file)
                .content()
                .containsPattern("# interrupted: \\Q" + ORDER + "\\E  [0-9a-f]{16}  StoreTest › number\\(\\)\n")
                .containsPattern("# interrupted: \\Q" + SELL + "\\E  [0-9a-f]{16}  StoreTest › number\\(\\)\n");
        assertThat(project.rounds)
                .contains("Round 1: all methods that regions = " + regions + " chooses are taken to be atomic.")
                .contains("Round 2: 1 method left out; the methods that they call take their place.")
                .contains("Round 4: 4 atomic methods ran, nothing new was interrupted.");
        assertThat(directory.resolve("reports/round-1/atomicity.json")).exists();

        project.specification = file;
        assertThat(project.check().verdict()).isEqualTo(VerdictState.PASSED);
        assertThat(project.warnings).isEmpty();
    }

    @Test
    void theCheckFailsWhenAListedMethodIsInterrupted() throws Exception {
        Files.writeString(file, SELL + "\n");
        project.specification = file;
        Results results = project.check();

        assertThat(results.verdict()).isEqualTo(VerdictState.FAILED);
        assertThat(results.findings()).extracting(FindingResult::region).containsExactly("shop.Store.sell");
        assertThat(results.findings().get(0).entries()).containsExactly("shop.Store.sell");
        assertThat(results.settings()).containsEntry("specificationFile", "atomicity-specification.txt");
    }

    @Test
    void atomicAddsToTheFileAndNonAtomicTakesAway() throws Exception {
        Files.writeString(file, "shop.Store.take(int)\n");
        project.specification = file;
        project.atomic = List.of("shop.Store.sell");
        assertThat(project.check().verdict()).isEqualTo(VerdictState.FAILED);

        Files.writeString(file, "shop.Store.sel(int,java.lang.Runnable)\n" + SELL + "\n");
        project.atomic = List.of();
        project.nonAtomic = List.of("shop.*.sell");
        assertThat(project.check().verdict()).isEqualTo(VerdictState.PASSED);
        assertThat(project.warnings)
                .containsExactly(
                        "shop.Store.sel(int,java.lang.Runnable) in " + file
                                + " is not a method of a watched class, and is not checked. Did you mean " + SELL + "?",
                        SELL + " in " + file + " is not checked, because nonAtomic names it.");
    }

    @Test
    void whatWasFoundBeforeStaysOutUnlessItIsPruned() throws Exception {
        Files.writeString(file, "# interrupted: shop.Store.report()  0123456789abcdef  ReportTest › once\n");
        refine(false);
        assertThat(file)
                .content()
                .contains("# interrupted: shop.Store.report()  0123456789abcdef  ReportTest › once\n")
                .doesNotContain("\nshop.Store.report()\n");

        refine(true);
        assertThat(file).content().contains("\nshop.Store.report()\n").doesNotContain("0123456789abcdef");
    }

    @Test
    void settingsThatCannotBeAreNamedBeforeAnyTestRuns() {
        project.specification = file;
        assertThatThrownBy(() -> project.check())
                .isInstanceOf(SettingException.class)
                .hasMessage("there is no file " + file + "; refine writes it");
        assertThatThrownBy(() -> {
                    Files.writeString(file, "regions = synchronized\n" + SELL);
                    project.check();
                })
                .isInstanceOf(SettingException.class)
                .hasMessageContaining(" was written with regions = synchronized, but regions is entry: ");
        project.shard = "1/2";
        assertThatThrownBy(() -> refine(false))
                .isInstanceOf(SettingException.class)
                .hasMessageContaining("the specification needs all tests");
        assertThat(directory.resolve("work")).doesNotExist();
    }
}
