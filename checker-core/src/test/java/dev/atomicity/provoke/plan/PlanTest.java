package dev.atomicity.provoke.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlanTest {
    private final HoldPlan plan = new HoldPlan(
            new HoldPlan.Victim(
                    "main/1",
                    "com.acme.Cache.get",
                    2,
                    "com.acme.Cache.get reads Cache.map #2",
                    1,
                    "com.acme.Cache.get calls Map.put()"),
            new HoldPlan.Partner("main/task1", Places.NOWHERE, 0, "com.acme.Cache.clear writes Cache.map", null),
            HoldPlan.Meeting.AT_START,
            1,
            false,
            "held thread 1 in Cache.get after Cache.java:18 until task 1 had passed Cache.java:30");

    @Test
    void isReadAsItWasWritten() {
        assertThat(Plan.parse(plan.text())).isEqualTo(plan);
        Plan many = new HoldPlan(
                plan.victim(),
                new HoldPlan.Partner(
                        "main/2", "com.acme.Cache.put", 1, "com.acme.Cache.put writes Cache.map", "main/3"),
                HoldPlan.Meeting.BOTH_HELD,
                4,
                false,
                plan.words());
        assertThat(Plan.parse(many.text())).isEqualTo(many);
        assertThat(Plan.parse(plan.inFreshJvm().text()))
                .isEqualTo(plan.inFreshJvm())
                .isNotEqualTo(plan);
    }

    @Test
    void ofTurnsIsReadAsItWasWritten() {
        Plan turns = new TurnPlan(
                List.of(
                        new TurnPlan.Turn(
                                "main/1", "com.acme.Cache.get", 1, "com.acme.Cache.get reads Cache.map", 2, 1),
                        new TurnPlan.Turn("main/2", "com.acme.Cache.put", 1, null, 0, 0),
                        new TurnPlan.Turn("main/1", "com.acme.Cache.get", 1, null, 0, 0)),
                4,
                true,
                "held thread 1 in Cache.get after Cache.java:18 until thread 2 had left Cache.put");
        assertThat(Plan.parse(turns.text())).isEqualTo(turns);
        assertThat(turns.regions()).containsExactly("com.acme.Cache.get", "com.acme.Cache.put");
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
