package dev.atomicity.provoke.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PlanTest {
    private final Plan plan = new Plan(
            new Plan.Victim(
                    "main/1",
                    "com.acme.Cache.get",
                    2,
                    "com.acme.Cache.get reads Cache.map #2",
                    1,
                    "com.acme.Cache.get calls Map.put()"),
            new Plan.Partner("main/task1", Places.NOWHERE, 0, "com.acme.Cache.clear writes Cache.map", null),
            Plan.Meeting.AT_START,
            1,
            "held thread 1 in Cache.get after Cache.java:18 until task 1 had passed Cache.java:30");

    @Test
    void isReadAsItWasWritten() {
        assertThat(Plan.parse(plan.text())).isEqualTo(plan);
        Plan many = new Plan(
                plan.victim(),
                new Plan.Partner("main/2", "com.acme.Cache.put", 1, "com.acme.Cache.put writes Cache.map", "main/3"),
                Plan.Meeting.BOTH_HELD,
                4,
                plan.words());
        assertThat(Plan.parse(many.text())).isEqualTo(many);
    }

    @Test
    void mayHaveCommentsAndOtherLines() {
        assertThat(Plan.parse("# atomicity plan 1\ntest=[engine:x]\n\n" + plan.text()))
                .isEqualTo(plan);
    }

    @Test
    void saysWhatIsMissingOrWrong() {
        assertThatThrownBy(() -> Plan.parse("victim.unit=main/1\n"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("victim.region=");
        assertThatThrownBy(() -> Plan.parse(plan.text().replace("victim.instance=2", "victim.instance=two")))
                .hasMessageContaining("victim.instance=two");
        assertThatThrownBy(() -> Plan.parse(plan.text().replace("meeting=at_start", "meeting=soon")))
                .hasMessageContaining("meeting=soon");
    }
}
