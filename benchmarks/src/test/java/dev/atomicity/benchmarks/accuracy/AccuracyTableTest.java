package dev.atomicity.benchmarks.accuracy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AccuracyTableTest {
    @TempDir
    private Path folder;

    @Test
    void countsRunsThatFoundIt() throws Exception {
        RunRecords records = new RunRecords(folder.resolve("runs.tsv"));
        records.add(run(Variant.BROKEN, Mode.OBSERVE, false, 1000));
        records.add(run(Variant.BROKEN, Mode.OBSERVE, true, 3000));
        records.add(run(Variant.CORRECTED, Mode.PROVOKE, false, 4000));

        String table = new AccuracyTable(records).text(List.of(program("bank"), program("never-run")));

        assertThat(table).doesNotContain("never-run");
        assertThat(row(table, 2)).startsWith("", "**classics**", "1 programs", "1/2");
        assertThat(row(table, 3))
                .containsExactly("", "bank", "money is lost", "1/2", "", "", "", "", "", "0/1", "2.0", "");
    }

    @Test
    void tenRunsCountAsOne() {
        List<RunRecord> runs = new ArrayList<>();
        for (int i = 0; i < 25; i++) {
            runs.add(run(Variant.BROKEN, Mode.OBSERVE, i == 3 || i == 22, 1));
        }
        assertThat(AccuracyTable.foundInTen(runs)).isEqualTo("1/2");
        assertThat(AccuracyTable.foundInTen(runs.subList(0, 9))).isEmpty();
    }

    @Test
    void runsAreKeptAndReplaced() throws Exception {
        Path file = folder.resolve("kept/runs.tsv");
        RunRecords records = new RunRecords(file);
        records.remove("bank", Variant.BROKEN, Mode.OBSERVE);
        records.add(run(Variant.BROKEN, Mode.OBSERVE, true, 1));
        records.add(run(Variant.BROKEN, Mode.NOISE, true, 2));
        assertThat(new RunRecords(file).of("bank", Variant.BROKEN, Mode.NOISE))
                .containsExactly(run(Variant.BROKEN, Mode.NOISE, true, 2));

        new RunRecords(file).remove("bank", Variant.BROKEN, Mode.OBSERVE);
        assertThat(new RunRecords(file).of("bank", Variant.BROKEN, Mode.OBSERVE))
                .isEmpty();
        assertThat(new RunRecords(file).of("bank", Variant.BROKEN, Mode.NOISE)).hasSize(1);
    }

    @Test
    void replacesTheTableAndNothingElse() {
        String document = "before\n" + AccuracyTable.BEGIN + "\nold\n" + AccuracyTable.END + "\nafter\n";
        assertThat(AccuracyTable.replaceTable(document, "new\n"))
                .isEqualTo("before\n" + AccuracyTable.BEGIN + "\nnew\n" + AccuracyTable.END + "\nafter\n");
        assertThatThrownBy(() -> AccuracyTable.replaceTable("no place", "new"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static List<String> row(String table, int line) {
        return Stream.of(table.lines().skip(line).findFirst().orElseThrow().split("\\|"))
                .map(String::trim)
                .toList();
    }

    private static RunRecord run(Variant variant, Mode mode, boolean found, long millis) {
        return new RunRecord("bank", variant, mode, found, millis, found ? List.of("Account.withdraw") : List.of());
    }

    private static AccuracyProgram program(String name) {
        return new AccuracyProgram("classics", name, "money is lost", null, 17, Map.of(), Map.of(), List.of(), "entry");
    }
}
