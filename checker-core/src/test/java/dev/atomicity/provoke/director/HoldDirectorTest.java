package dev.atomicity.provoke.director;

import static dev.atomicity.provoke.director.DirectedActors.BALANCE;
import static dev.atomicity.provoke.director.DirectedActors.DEPOSIT;
import static dev.atomicity.provoke.director.DirectedActors.NAME;
import static dev.atomicity.provoke.director.DirectedActors.READ;
import static dev.atomicity.provoke.director.DirectedActors.WITHDRAW;
import static dev.atomicity.provoke.director.DirectedActors.WRITE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.plan.HoldPlan;
import org.junit.jupiter.api.Test;

/** The victim is held after it has read the balance, until the partner has written it. */
class HoldDirectorTest {
    private final DirectedActors actors = new DirectedActors();
    private final Actor victim = actors.one;
    private final Actor partner = actors.two;

    private HoldDirector director(int occurrence, HoldPlan.Meeting meeting) {
        String region = actors.places.keyOf(WITHDRAW);
        String after = actors.places.keyOf(READ);
        return new HoldDirector(
                new HoldPlan(
                        new HoldPlan.Victim(victim.unit().path(), region, 1, after, occurrence, after),
                        new HoldPlan.Partner(
                                partner.unit().path(),
                                actors.places.keyOf(DEPOSIT),
                                1,
                                actors.places.keyOf(WRITE),
                                null),
                        meeting,
                        1,
                        false,
                        ""),
                actors.places,
                actors.execution);
    }

    private HoldDirector director() {
        return director(1, HoldPlan.Meeting.AT_PLACE);
    }

    @Test
    void nothingIsReachedIfTheVictimNeverComesToItsPlace() {
        HoldDirector director = director();
        actors.begin(victim, WITHDRAW);
        director.point(victim);

        assertThat(director.end()).isEqualTo(Director.Outcome.NOT_REACHED);
    }

    @Test
    void aHeldVictimContinuesIfNobodyComes() {
        HoldDirector director = director();
        actors.begin(victim, WITHDRAW);
        actors.access(victim, READ, BALANCE, director);
        director.point(victim);

        assertThat(director.end()).isEqualTo(Director.Outcome.ALONE);
    }

    @Test
    void thePartnerMeetsTheVictimByAConflictingAccess() {
        HoldDirector director = director();
        actors.begin(victim, WITHDRAW);
        actors.access(victim, READ, BALANCE, director);
        actors.begin(partner, DEPOSIT);
        actors.access(partner, WRITE, BALANCE, director);
        actors.end(partner, director);

        assertThat(director.end()).isEqualTo(Director.Outcome.MET);
    }

    @Test
    void anAccessOfOtherDataIsNoMeeting() {
        HoldDirector director = director();
        actors.begin(victim, WITHDRAW);
        actors.access(victim, READ, BALANCE, director);
        actors.begin(partner, DEPOSIT);
        actors.access(partner, WRITE, NAME, director);
        director.point(victim);

        assertThat(director.end()).isEqualTo(Director.Outcome.ALONE);
    }

    @Test
    void anAccessBeforeThatOfTheVictimIsNoMeeting() {
        HoldDirector director = director();
        actors.begin(partner, DEPOSIT);
        actors.access(partner, WRITE, BALANCE, director);
        actors.begin(victim, WITHDRAW);
        actors.access(victim, READ, BALANCE, director);
        director.point(victim);

        assertThat(director.end()).isEqualTo(Director.Outcome.ALONE);
    }

    @Test
    void theVictimIsHeldAtTheVisitThatThePlanNames() {
        HoldDirector director = director(2, HoldPlan.Meeting.AT_PLACE);
        actors.begin(victim, WITHDRAW);
        actors.access(victim, READ, BALANCE, director);
        director.access(victim, false, actors.account, BALANCE, READ);
        actors.begin(partner, DEPOSIT);
        actors.access(partner, WRITE, BALANCE, director);

        assertThat(director.end())
                .as("two accesses in one hook are one visit, so the victim is not marked yet")
                .isEqualTo(Director.Outcome.NOT_REACHED);
    }

    @Test
    void aSecondVisitMarksTheVictim() {
        HoldDirector director = director(2, HoldPlan.Meeting.AT_PLACE);
        actors.begin(victim, WITHDRAW);
        actors.access(victim, READ, BALANCE, director);
        actors.access(victim, READ, BALANCE, director);
        actors.begin(partner, DEPOSIT);
        actors.access(partner, WRITE, BALANCE, director);

        assertThat(director.end()).isEqualTo(Director.Outcome.MET);
    }

    @Test
    void aVictimWithALockIsHeldOnlyAfterItsRelease() {
        HoldDirector director = director(1, HoldPlan.Meeting.WITHOUT_LOCKS);
        actors.begin(victim, WITHDRAW);
        victim.acquired(actors.account, false);
        actors.access(victim, READ, BALANCE, director);
        director.point(victim);
        assertThat(director.end()).as("with the lock").isEqualTo(Director.Outcome.NOT_REACHED);

        victim.released(actors.account);
        director.point(victim);
        assertThat(director.end()).as("without the lock").isEqualTo(Director.Outcome.ALONE);
    }

    @Test
    void aVictimThatHasEndedCannotBeMet() {
        HoldDirector director = director();
        actors.begin(victim, WITHDRAW);
        actors.access(victim, READ, BALANCE, director);
        actors.end(victim, director);
        actors.begin(partner, DEPOSIT);
        actors.access(partner, WRITE, BALANCE, director);

        assertThat(director.end()).isEqualTo(Director.Outcome.NOT_REACHED);
    }
}
