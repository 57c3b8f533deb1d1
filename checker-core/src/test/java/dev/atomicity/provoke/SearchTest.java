package dev.atomicity.provoke;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.places.Sites;
import dev.atomicity.provoke.actors.Unit;
import dev.atomicity.provoke.actors.Units;
import dev.atomicity.provoke.director.Director.Outcome;
import dev.atomicity.provoke.log.Access;
import dev.atomicity.provoke.plan.Places;
import dev.atomicity.provoke.plan.Plan;
import dev.atomicity.steps.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which executions of a test follow each other. */
class SearchTest {
    private static final int ADD = site(Operation.REGION, null);
    private static final int READ = site(Operation.READS, "Sum.value");
    private static final int WRITE = site(Operation.WRITES, "Sum.value");

    private final Units units = new Units();
    private final Unit main = units.main();
    private final List<Unit> threads = List.of(units.startedBy(main), units.startedBy(main));
    private final Search search = new Search(new Places(), 0);

    private static int site(Operation operation, String variable) {
        return Sites.add(new Sites.Site("com.acme.Sum", "add", "()V", "Sum.java", 1, operation, variable));
    }

    /** Both threads read and write one variable. */
    private void log(Search some) {
        List<Access> accesses = new ArrayList<>();
        for (Unit unit : threads) {
            for (int site : new int[] {READ, WRITE}) {
                accesses.add(new Access(
                        unit, ADD, 1, accesses.size(), site, 1, 0, 0, site == WRITE, unit.clock(), List.of()));
            }
        }
        some.logged(new Logged(accesses, List.of(Unit.MAIN, "main/1", "main/2"), null, false));
    }

    /** Logs until there is a plan to follow; null if there is none. */
    private Plan nextPlan() {
        Execution next = search.next();
        while (next != null && !next.isDirected()) {
            log(search);
            next = search.next();
        }
        return next == null ? null : next.plan();
    }

    private void confirm() {
        search.directed(Outcome.MET, Set.of(ADD));
    }

    private void fail() {
        search.directed(Outcome.ALONE, Set.of());
    }

    @Test
    void aPlanThatWasConfirmedIsRepeated() {
        Plan first = nextPlan();
        confirm();
        for (int repetition = 0; repetition < 3; repetition++) {
            assertThat(nextPlan()).isEqualTo(first);
            confirm();
        }
        assertThat(nextPlan()).isNull();
        assertThat(search.candidates()).isEqualTo(1);
        assertThat(search.tried()).isEqualTo(1);
        assertThat(search.confirmed()).isEqualTo(1);
    }

    @Test
    void ifItIsNotConfirmedEveryTimeAnotherPlanIsTried() {
        Plan first = nextPlan();
        confirm();
        nextPlan();
        fail();
        Plan other = nextPlan();
        assertThat(other).isNotEqualTo(first);
        for (int repetition = 0; repetition < 4; repetition++) {
            assertThat(nextPlan()).isEqualTo(other);
            confirm();
        }
        assertThat(nextPlan()).isNull();
        assertThat(search.confirmed()).as("the cut was confirmed once").isEqualTo(1);
    }

    @Test
    void thereIsAnEndToRepetitions() {
        nextPlan();
        confirm();
        int executions = 0;
        while (nextPlan() != null) {
            fail();
            executions++;
        }
        assertThat(executions).isBetween(1, 12);
    }

    @Test
    void theSameLogsGiveTheSameOrder() {
        assertThat(planTexts(new Search(new Places(), 7))).isEqualTo(planTexts(new Search(new Places(), 7)));
    }

    private List<String> planTexts(Search some) {
        List<String> texts = new ArrayList<>();
        for (Execution next = some.next(); next != null; next = some.next()) {
            if (next.isDirected()) {
                texts.add(next.plan().text());
                some.directed(Outcome.ALONE, Set.of());
            } else {
                log(some);
            }
        }
        return texts;
    }
}
