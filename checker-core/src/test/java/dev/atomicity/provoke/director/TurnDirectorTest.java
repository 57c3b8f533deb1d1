package dev.atomicity.provoke.director;

import static dev.atomicity.provoke.director.DirectedActors.BALANCE;
import static dev.atomicity.provoke.director.DirectedActors.DEPOSIT;
import static dev.atomicity.provoke.director.DirectedActors.READ;
import static dev.atomicity.provoke.director.DirectedActors.WITHDRAW;
import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.plan.TurnPlan;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The plan has three turns: the first thread runs until it has read the balance, then the second thread runs, then the first again. */
class TurnDirectorTest {
    private final DirectedActors actors = new DirectedActors();
    private final Actor one = actors.one;
    private final Actor two = actors.two;
    private final TurnDirector director = new TurnDirector(
            new TurnPlan(
                    List.of(
                            turn(one, WITHDRAW, actors.places.keyOf(READ)),
                            turn(two, DEPOSIT, null),
                            turn(one, WITHDRAW, null)),
                    1,
                    false,
                    ""),
            actors.places,
            actors.execution);

    private TurnPlan.Turn turn(Actor actor, int region, String until) {
        return new TurnPlan.Turn(actor.unit().path(), actors.places.keyOf(region), 1, until, 1, 0);
    }

    private void readBalance() {
        actors.begin(one, WITHDRAW);
        actors.access(one, READ, BALANCE, director);
        director.point(one);
    }

    private void deposit() {
        actors.begin(two, DEPOSIT);
        actors.end(two, director);
    }

    @Test
    void nothingIsReachedAtFirst() {
        assertThat(director.end()).isEqualTo(Director.Outcome.NOT_REACHED);
    }

    @Test
    void theThreadsTakeTheirTurns() {
        readBalance();
        deposit();
        actors.end(one, director);

        assertThat(director.end()).isEqualTo(Director.Outcome.MET);
    }

    @Test
    void aThreadThatIsHeldContinuesIfTheNextOneDoesNotCome() {
        readBalance();
        actors.end(one, director);

        assertThat(director.end()).isEqualTo(Director.Outcome.ALONE);
    }

    @Test
    void aTurnOutOfItsOrderDoesNotCount() {
        deposit();
        readBalance();
        actors.end(one, director);

        assertThat(director.end()).isEqualTo(Director.Outcome.ALONE);
    }

    @Test
    void aThreadWithTooManyLocksKeepsItsTurn() {
        actors.begin(one, WITHDRAW);
        one.acquired(actors.account, false);
        actors.access(one, READ, BALANCE, director);
        director.point(one);
        assertThat(director.end()).as("with the lock").isEqualTo(Director.Outcome.NOT_REACHED);

        one.released(actors.account);
        director.point(one);
        assertThat(director.end()).as("held without the lock").isEqualTo(Director.Outcome.ALONE);
    }

    @Test
    void aTransactionThatMissesItsPlaceHasNoTurnsLeft() {
        actors.begin(one, WITHDRAW);
        actors.end(one, director);
        deposit();

        assertThat(director.end())
                .as("no thread was held, and nobody is left for the last turn")
                .isEqualTo(Director.Outcome.NOT_REACHED);
    }
}
