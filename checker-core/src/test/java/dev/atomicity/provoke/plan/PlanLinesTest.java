package dev.atomicity.provoke.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PlanLinesTest {
    @Test
    void linesAreWrittenAsTheyAreRead() {
        String text = new PlanLines()
                .put("victim", "main/1")
                .put("patience", 4)
                .putFreshJvm(true)
                .text();
        PlanLines lines = PlanLines.parse("# a comment\n\n" + text + "no such line\n");

        assertThat(text).isEqualTo("victim=main/1\npatience=4\njvm=fresh\n");
        assertThat(lines.value("victim")).isEqualTo("main/1");
        assertThat(lines.number("patience")).isEqualTo(4);
        assertThat(lines.needsFreshJvm()).isTrue();
        assertThat(lines.text()).isEqualTo(text);
    }

    @Test
    void whatIsMissingIsNamed() {
        PlanLines lines = PlanLines.parse("count=many\n");
        assertThat(lines.optional("victim")).isNull();
        assertThat(lines.needsFreshJvm()).isFalse();
        assertThatThrownBy(() -> lines.value("victim")).hasMessage("the plan has no line victim=…");
        assertThatThrownBy(() -> lines.number("count"))
                .hasMessage("the plan has count=many, but a number is expected there");
    }
}
