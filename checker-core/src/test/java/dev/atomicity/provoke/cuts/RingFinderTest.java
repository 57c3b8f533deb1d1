package dev.atomicity.provoke.cuts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.places.Sites;
import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.actors.Unit;
import dev.atomicity.provoke.actors.Units;
import dev.atomicity.provoke.log.Access;
import dev.atomicity.provoke.plan.Places;
import dev.atomicity.provoke.plan.TurnPlan;
import dev.atomicity.steps.Operation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each transaction reads a variable and then writes the next one, which another transaction reads. */
class RingFinderTest {
    private static final int MOVE = site(Operation.REGION, null);
    private static final int READ = site(Operation.READS, "Slot.value");
    private static final int WRITE = site(Operation.WRITES, "Slot.value");

    private final Units units = new Units();
    private final Unit main = units.main();
    private final List<List<Transaction>> groups = new ArrayList<>();
    private final Set<String> excluded = new HashSet<>();
    private int step;

    private static int site(Operation operation, String variable) {
        return Sites.add(new Sites.Site("com.acme.Ring", "move", "()V", "Ring.java", 1, operation, variable));
    }

    private void move(Unit unit, long from, long to, Actor.Held... locks) {
        Transaction transaction = new Transaction(unit, MOVE, 1);
        transaction.add(access(unit, READ, from, false, locks));
        transaction.add(access(unit, WRITE, to, true, locks));
        groups.add(List.of(transaction));
    }

    private Access access(Unit unit, int site, long variable, boolean writes, Actor.Held... locks) {
        return new Access(unit, MOVE, 1, ++step, site, 1, 0, variable, writes, unit.clock(), List.of(locks));
    }

    private Map<String, Cut> find() {
        Map<String, Cut> cuts = new LinkedHashMap<>();
        new RingFinder(new Places(), excluded, cuts).find(groups);
        return cuts;
    }

    @Test
    void threeUnitsCloseARing() {
        move(units.startedBy(main), 1, 2);
        move(units.startedBy(main), 2, 3);
        move(units.startedBy(main), 3, 1);

        assertThat(find().values()).singleElement().satisfies(cut -> {
            assertThat(cut.isRing()).isTrue();
            assertThat(cut.regions()).containsExactly(MOVE);
            assertThat(((TurnPlan) cut.plans().get(0)).turns())
                    .extracting(TurnPlan.Turn::unit)
                    .contains("main/1", "main/2", "main/3");
        });
    }

    @Test
    void twoUnitsAreNoRingHere() {
        move(units.startedBy(main), 1, 2);
        move(units.startedBy(main), 2, 1);

        assertThat(find()).as("pairs are found without turns").isEmpty();
    }

    @Test
    void anOpenChainIsNoRing() {
        move(units.startedBy(main), 1, 2);
        move(units.startedBy(main), 2, 3);
        move(units.startedBy(main), 3, 4);

        assertThat(find()).isEmpty();
    }

    @Test
    void aLockOfAllExcludesTheRing() {
        move(units.startedBy(main), 1, 2, new Actor.Held(7, 1, false));
        move(units.startedBy(main), 2, 3, new Actor.Held(7, 2, false));
        move(units.startedBy(main), 3, 1, new Actor.Held(7, 3, false));

        assertThat(find()).isEmpty();
        assertThat(excluded).isNotEmpty();
    }

    @Test
    void aUnitThatIsStartedAfterTheEndOfAnotherOneDoesNotInterruptIt() {
        Unit first = units.startedBy(main);
        move(first, 1, 2);
        units.join(main, first);
        move(units.startedBy(main), 2, 3);
        move(units.startedBy(main), 3, 1);

        assertThat(find()).isEmpty();
    }
}
