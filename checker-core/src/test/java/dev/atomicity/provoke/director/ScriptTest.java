package dev.atomicity.provoke.director;

import static dev.atomicity.provoke.director.DirectedActors.DEPOSIT;
import static dev.atomicity.provoke.director.DirectedActors.READ;
import static dev.atomicity.provoke.director.DirectedActors.WITHDRAW;
import static dev.atomicity.provoke.director.DirectedActors.WRITE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.provoke.plan.HoldPlan;
import dev.atomicity.provoke.plan.Places;
import org.junit.jupiter.api.Test;

/** A plan names units, regions and places; the script finds them in an execution. */
class ScriptTest {
    private final DirectedActors actors = new DirectedActors();

    private Script script(HoldPlan.Meeting meeting, String partnerRegion, String last) {
        return new Script(
                new HoldPlan(
                        new HoldPlan.Victim("main/1", key(WITHDRAW), 2, key(READ), 1, key(READ)),
                        new HoldPlan.Partner("main/2", partnerRegion, 1, key(WRITE), last),
                        meeting,
                        1,
                        false,
                        ""),
                actors.places);
    }

    private Script script(HoldPlan.Meeting meeting) {
        return script(meeting, key(DEPOSIT), null);
    }

    private String key(int site) {
        return actors.places.keyOf(site);
    }

    @Test
    void theVictimIsOneTransactionOfItsRegion() {
        Script script = script(HoldPlan.Meeting.AT_START);
        actors.begin(actors.one, WITHDRAW);
        assertThat(script.isVictim(actors.one)).as("the first transaction").isFalse();
        assertThat(script.isVictimRegion(actors.one, WITHDRAW))
                .as("the next one")
                .isTrue();

        actors.begin(actors.one, WITHDRAW);
        assertThat(script.isVictim(actors.one)).isTrue();

        actors.begin(actors.two, WITHDRAW);
        actors.begin(actors.two, WITHDRAW);
        assertThat(script.isVictim(actors.two)).as("another unit").isFalse();
    }

    @Test
    void anyTransactionOfTheRegionMayBeTheVictimAnywhere() {
        Script script = script(HoldPlan.Meeting.ANYWHERE);
        actors.begin(actors.two, WITHDRAW);

        assertThat(script.isVictim(actors.two)).isTrue();
    }

    @Test
    void thePartnerIsFoundBeforeItsRegionAndAtItsPlace() {
        Script script = script(HoldPlan.Meeting.AT_START);
        assertThat(script.isPartnerUnit(actors.two)).isTrue();
        assertThat(script.isPartnerRegion(actors.two, DEPOSIT)).isTrue();
        assertThat(script.isPartnerRegion(actors.one, DEPOSIT)).isFalse();

        actors.begin(actors.two, DEPOSIT);
        assertThat(script.isPartnerPlace(actors.two, WRITE)).isTrue();
        assertThat(script.isPartnerPlace(actors.two, READ)).isFalse();
    }

    @Test
    void aPartnerWithoutARegionActsOutsideOfAll() {
        Script script = script(HoldPlan.Meeting.AT_PLACE, Places.NOWHERE, null);
        assertThat(script.isPartnerPlace(actors.two, WRITE)).isTrue();

        actors.two.thread().depth = 1;
        assertThat(script.isPartnerPlace(actors.two, WRITE))
                .as("inside a region")
                .isFalse();
    }

    @Test
    void theLastOfManyIsNeitherTheVictimNorThePartner() {
        assertThat(script(HoldPlan.Meeting.AT_START).isLast(actors.two))
                .as("one partner")
                .isFalse();
        assertThat(script(HoldPlan.Meeting.AT_START, key(DEPOSIT), "main/2").isLast(actors.two))
                .as("the partner itself")
                .isFalse();
        assertThat(script(HoldPlan.Meeting.AT_START, key(DEPOSIT), "main/1").isLast(actors.one))
                .as("the victim")
                .isFalse();
    }
}
