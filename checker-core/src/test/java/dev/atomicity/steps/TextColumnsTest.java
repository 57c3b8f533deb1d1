package dev.atomicity.steps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextColumnsTest {
    private final TextColumns columns = new TextColumns(3);

    private void addSteps() {
        columns.add(TextColumns.NOBODY, List.of("one", "two", ""));
        columns.addRule();
        columns.add(0, List.of("reads a", "|", "at A:1"));
        columns.add(1, List.of("|", "writes a", ""));
    }

    @Test
    void aColumnIsAsWideAsItsWidestCell() {
        addSteps();

        assertThat(columns.laidOut())
                .extracting(TextColumns.Line::text)
                .containsExactly("one      two", "-------  --------", "reads a  |         at A:1", "|        writes a");
        assertThat(columns.width()).isEqualTo("reads a".length() + "writes a".length() + "at A:1".length() + 4);
    }

    @Test
    void whereThereIsLessRoomTheCallerShortens() {
        addSteps();

        assertThat(columns.laidOut(
                        new int[] {4, 3, 2}, (text, width) -> text.substring(0, Math.min(width, text.length()))))
                .extracting(TextColumns.Line::text)
                .containsExactly("one   two", "----  ---", "read  |    at", "|     wri");
    }

    @Test
    void aLineKnowsWhoActs() {
        addSteps();

        assertThat(columns.laidOut()).extracting(TextColumns.Line::actor).containsExactly(-1, -1, 0, 1);
    }

    @Test
    void aLineHasACellForEachColumn() {
        assertThatThrownBy(() -> columns.add(0, List.of("a"))).isInstanceOf(IllegalArgumentException.class);
    }
}
