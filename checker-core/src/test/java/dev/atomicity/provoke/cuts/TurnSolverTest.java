package dev.atomicity.provoke.cuts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.actors.Unit;
import dev.atomicity.provoke.actors.Units;
import dev.atomicity.provoke.log.Access;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Transactions and the edges of a ring in; out come the turns in which threads close it. */
class TurnSolverTest {
    private static final long X = 1;
    private static final long Y = 2;

    private final Units units = new Units();
    private final Unit main = units.main();
    private final Transaction first = new Transaction(units.startedBy(main), 1, 1);
    private final Transaction second = new Transaction(units.startedBy(main), 2, 1);
    private int step;

    private Access access(Transaction transaction, long variable, boolean writes, Actor.Held... locks) {
        Access access = new Access(
                transaction.unit,
                transaction.region,
                1,
                ++step,
                step,
                1,
                0,
                variable,
                writes,
                transaction.unit.clock(),
                List.of(locks));
        transaction.add(access);
        return access;
    }

    private TurnSolver solver(TurnSolver.Edge... edges) {
        return new TurnSolver(List.of(first, second), List.of(edges));
    }

    @Test
    void oneThreadComesInBetweenTwoAccessesOfTheOther() {
        Access read = access(first, X, false);
        Access write = access(first, X, true);
        Access other = access(second, X, true);

        List<TurnSolver.Turn> turns = solver(new TurnSolver.Edge(read, other), new TurnSolver.Edge(other, write))
                .solve();

        assertThat(turns).extracting(TurnSolver.Turn::transaction).containsExactly(first, second, first);
        assertThat(turns).extracting(TurnSolver.Turn::last).containsExactly(read, null, null);
    }

    @Test
    void aLockThatIsHeldInBetweenRefutesTheRing() {
        Actor.Held lock = new Actor.Held(7, 1, false);
        Access read = access(first, X, false, lock);
        Access write = access(first, X, true, lock);
        Access other = access(second, X, true, new Actor.Held(7, 2, false));
        TurnSolver solver = solver(new TurnSolver.Edge(read, other), new TurnSolver.Edge(other, write));

        assertThat(solver.solve()).isNull();
        assertThat(solver.isRefuted()).isTrue();
    }

    /** Each reads what the other one writes later: one hold is not enough. */
    @Test
    void bothAreInterrupted() {
        Access readX = access(first, X, false);
        Access writeY = access(first, Y, true);
        Access readY = access(second, Y, false);
        Access writeX = access(second, X, true);

        List<TurnSolver.Turn> turns = solver(new TurnSolver.Edge(readX, writeX), new TurnSolver.Edge(readY, writeY))
                .solve();

        assertThat(turns).extracting(TurnSolver.Turn::transaction).hasSize(3);
        assertThat(turns.get(0).last()).isIn(readX, readY);
    }
}
