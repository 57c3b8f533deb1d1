package dev.atomicity.provoke.cuts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.places.Sites;
import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.actors.Unit;
import dev.atomicity.provoke.actors.Units;
import dev.atomicity.provoke.log.Access;
import dev.atomicity.provoke.plan.HoldPlan;
import dev.atomicity.provoke.plan.Places;
import dev.atomicity.provoke.plan.TurnPlan;
import dev.atomicity.steps.Operation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Accesses of an execution in, the places where a region could be interrupted out. */
class CutFinderTest {
    private static final int GET = site("Cache.get", Operation.REGION, null);
    private static final int PUT = site("Cache.put", Operation.REGION, null);
    private static final int READ_IN_GET = site("Cache.get", Operation.READS, "Cache.value");
    private static final int WRITE_IN_GET = site("Cache.get", Operation.WRITES, "Cache.value");
    private static final int WRITE_IN_PUT = site("Cache.put", Operation.WRITES, "Cache.value");
    private static final int OTHER_WRITE_IN_PUT = site("Cache.put", Operation.WRITES, "Cache.count");
    private static final int OTHER_READ_IN_GET = site("Cache.get", Operation.READS, "Cache.count");

    private static final int READ_AGAIN_IN_GET = site("Cache.get", Operation.READS, "Cache.value");
    private static final int OTHER_WRITE_IN_GET = site("Cache.get", Operation.WRITES, "Cache.count");
    private static final int OTHER_READ_IN_PUT = site("Cache.put", Operation.READS, "Cache.count");

    private static final long VALUE = 1;
    private static final long COUNT = 2;
    private static final long OWN = 3;
    private static final long PARTS = -1;
    private static final long OTHER_PARTS = -2;

    private final Units units = new Units();
    private final Unit main = units.main();
    private final Unit one = units.startedBy(main);
    private final Unit two = units.startedBy(main);
    private final List<Access> log = new ArrayList<>();
    private final CutFinder finder = new CutFinder(new Places(), 0);
    private int step;

    /** Or each variable has an object of its own. */
    private boolean isOneObject;

    private static int site(String method, Operation operation, String variable) {
        String owner = "com.acme." + method.substring(0, method.indexOf('.'));
        return Sites.add(new Sites.Site(
                owner, method.substring(method.indexOf('.') + 1), "()V", "Cache.java", 1, operation, variable));
    }

    private void access(
            Unit unit, int region, int instance, int site, long variable, boolean writes, Actor.Held... locks) {
        int object = isOneObject ? 0 : (int) variable;
        log.add(new Access(
                unit, region, instance, ++step, site, 1, object, variable, writes, unit.clock(), List.of(locks)));
    }

    @Test
    void betweenReadAndWriteOfWhatAnotherThreadWrites() {
        access(one, GET, 1, READ_IN_GET, VALUE, false);
        access(one, GET, 1, WRITE_IN_GET, VALUE, true);
        access(two, PUT, 1, WRITE_IN_PUT, VALUE, true);

        List<Cut> cuts = finder.find(log);
        assertThat(cuts).hasSize(1);
        HoldPlan plan = (HoldPlan) cuts.get(0).plans().get(0);
        assertThat(plan.victim())
                .isEqualTo(new HoldPlan.Victim(
                        "main/1",
                        "com.acme.Cache.get()",
                        1,
                        "com.acme.Cache.get() reads Cache.value",
                        1,
                        "com.acme.Cache.get() writes Cache.value"));
        assertThat(plan.partner().unit()).isEqualTo("main/2");
        assertThat(plan.words())
                .isEqualTo("held thread 1 in Cache.get after Cache.java:1 until thread 2 had left Cache.put");
    }

    @Test
    void notWhereOnlyOneOfTheTwoAccessesConflicts() {
        access(one, GET, 1, READ_IN_GET, VALUE, false);
        access(one, GET, 1, OTHER_READ_IN_GET, COUNT, false);
        access(two, PUT, 1, WRITE_IN_PUT, VALUE, true);

        assertThat(finder.find(log)).isEmpty();
    }

    @Test
    void betweenTwoVariablesThatAnotherThreadWrites() {
        access(one, GET, 1, READ_IN_GET, VALUE, false);
        access(one, GET, 1, OTHER_READ_IN_GET, COUNT, false);
        access(two, PUT, 1, WRITE_IN_PUT, VALUE, true);
        access(two, PUT, 1, OTHER_WRITE_IN_PUT, COUNT, true);

        assertThat(finder.find(log))
                .extracting(cut -> ((HoldPlan) cut.plans().get(0)).victim().region())
                .as("the reader may be interrupted by the writer, and the writer by the reader")
                .containsExactlyInAnyOrder("com.acme.Cache.get()", "com.acme.Cache.put()");
    }

    @Test
    void betweenALookAtAllPartsAndAChangeOfOneIfTheOtherThreadHasOnlyLooked() {
        access(one, GET, 1, READ_IN_GET, PARTS, false);
        access(one, GET, 1, WRITE_IN_GET, PARTS, true);
        access(two, GET, 1, READ_IN_GET, PARTS, false);

        assertThat(finder.find(log))
                .as("in another schedule it changes one as well")
                .hasSize(1);
    }

    @Test
    void aThreadMayAlsoBeHeldAfterItsOwnDataWhichAnotherScheduleMakesShared() {
        access(one, GET, 1, READ_IN_GET, VALUE, false);
        access(one, GET, 1, OTHER_READ_IN_GET, OWN, false);
        access(one, GET, 1, WRITE_IN_GET, VALUE, true);
        access(two, PUT, 1, WRITE_IN_PUT, VALUE, true);

        assertThat(finder.find(log).get(0).plans())
                .extracting(plan -> ((HoldPlan) plan).victim().after())
                .containsExactly("com.acme.Cache.get() reads Cache.value", "com.acme.Cache.get() reads Cache.count");
    }

    @Test
    void notWhereAllThreadsOnlyChangeParts() {
        for (Unit unit : List.of(one, two)) {
            access(unit, PUT, 1, WRITE_IN_PUT, PARTS, true);
            access(unit, PUT, 1, OTHER_WRITE_IN_PUT, OTHER_PARTS, true);
        }

        assertThat(finder.find(log)).isEmpty();
    }

    @Test
    void notWhereAllThreadsOnlyLookAtParts() {
        for (Unit unit : List.of(one, two)) {
            access(unit, GET, 1, READ_IN_GET, PARTS, false);
            access(unit, GET, 1, READ_AGAIN_IN_GET, PARTS, false);
        }

        assertThat(finder.find(log)).isEmpty();
    }

    @Test
    void notWhereOneAcquisitionOfALockKeepsTheOtherOut() {
        access(one, GET, 1, READ_IN_GET, VALUE, false, new Actor.Held(7, 1, false));
        access(one, GET, 1, WRITE_IN_GET, VALUE, true, new Actor.Held(7, 1, false));
        access(two, PUT, 1, WRITE_IN_PUT, VALUE, true, new Actor.Held(7, 2, false));

        assertThat(finder.find(log)).isEmpty();
        assertThat(finder.excluded()).isEqualTo(1);
    }

    @Test
    void butWhereTheLockIsTakenTwice() {
        access(one, GET, 1, READ_IN_GET, VALUE, false, new Actor.Held(7, 1, false));
        access(one, GET, 1, WRITE_IN_GET, VALUE, true, new Actor.Held(7, 2, false));
        access(two, PUT, 1, WRITE_IN_PUT, VALUE, true, new Actor.Held(7, 3, false));

        assertThat(finder.find(log)).hasSize(1);
    }

    @Test
    void andWhereBothShareTheLock() {
        access(one, GET, 1, READ_IN_GET, VALUE, false, new Actor.Held(7, 1, true));
        access(one, GET, 1, WRITE_IN_GET, VALUE, true, new Actor.Held(7, 1, true));
        access(two, PUT, 1, WRITE_IN_PUT, VALUE, true, new Actor.Held(7, 2, true));

        assertThat(finder.find(log)).hasSize(1);
    }

    @Test
    void notWhereTheOtherThreadIsStartedAfterwards() {
        access(one, GET, 1, READ_IN_GET, VALUE, false);
        access(one, GET, 1, WRITE_IN_GET, VALUE, true);
        Unit later = units.startedBy(one);
        access(later, PUT, 1, WRITE_IN_PUT, VALUE, true);

        assertThat(finder.find(log)).isEmpty();
    }

    @Test
    void notWhereTheOtherThreadIsStartedInBetween() {
        access(one, GET, 1, READ_IN_GET, VALUE, false);
        Unit own = units.startedBy(one);
        access(one, GET, 1, WRITE_IN_GET, VALUE, true);
        access(units.startedBy(own), PUT, 1, WRITE_IN_PUT, VALUE, true);

        assertThat(finder.find(log)).isEmpty();
    }

    @Test
    void butWhereAnotherThreadComesInToo() {
        access(one, GET, 1, READ_IN_GET, VALUE, false);
        access(units.startedBy(one), PUT, 1, WRITE_IN_PUT, VALUE, true);
        access(one, GET, 1, WRITE_IN_GET, VALUE, true);
        access(two, PUT, 1, WRITE_IN_PUT, VALUE, true);

        assertThat(finder.find(log)).hasSize(1);
    }

    @Test
    void notWhereTheOtherThreadIsOver() {
        access(two, PUT, 1, WRITE_IN_PUT, VALUE, true);
        units.join(main, two);
        access(main, GET, 1, READ_IN_GET, VALUE, false);
        access(main, GET, 1, WRITE_IN_GET, VALUE, true);

        assertThat(finder.find(log)).isEmpty();
    }

    @Test
    void whereTheOtherThreadReadWhatItWouldHaveWritten() {
        access(one, GET, 1, READ_IN_GET, VALUE, false);
        access(one, GET, 1, WRITE_IN_GET, VALUE, true);
        access(two, GET, 1, READ_IN_GET, VALUE, false);

        assertThat(finder.find(log))
                .as("the second thread saw the value and did nothing; the first one shows what it would have done")
                .hasSize(1);
    }

    @Test
    void aSecondTransactionOfTheSameRegionIsAnotherWayToTheSameCut() {
        access(one, GET, 1, READ_IN_GET, VALUE, false);
        access(one, GET, 1, WRITE_IN_GET, VALUE, true);
        access(one, GET, 2, READ_IN_GET, VALUE, false);
        access(one, GET, 2, WRITE_IN_GET, VALUE, true);
        access(two, PUT, 1, WRITE_IN_PUT, VALUE, true);

        List<Cut> cuts = finder.find(log);
        assertThat(cuts).hasSize(1);
        assertThat(cuts.get(0).plans())
                .extracting(plan -> ((HoldPlan) plan).victim().instance())
                .containsExactly(1, 2);
    }

    @Test
    void byTwoOthersTogether() {
        Unit three = units.startedBy(main);
        access(one, GET, 1, READ_IN_GET, VALUE, false);
        access(one, GET, 1, OTHER_READ_IN_GET, COUNT, false);
        access(two, PUT, 1, WRITE_IN_PUT, VALUE, true);
        access(three, PUT, 1, OTHER_WRITE_IN_PUT, COUNT, true);

        List<Cut> cuts = finder.find(log);
        assertThat(cuts).hasSize(1);
        assertThat(((HoldPlan) cuts.get(0).plans().get(0)).partner().isMany()).isTrue();
        assertThat(((HoldPlan) cuts.get(0).plans().get(0)).partner().last()).isEqualTo("main/3");
    }

    @Test
    void whereEachOfTwoLeavesAsSoonAsItSeesWhatTheOtherOneHasDone() {
        isOneObject = true; // and in no execution do both of them write
        access(one, GET, 1, READ_IN_GET, VALUE, false);
        access(one, GET, 1, OTHER_WRITE_IN_GET, COUNT, true);
        access(two, PUT, 1, OTHER_READ_IN_PUT, COUNT, false);
        assertThat(finder.find(log)).isEmpty();

        log.clear();
        access(two, PUT, 1, OTHER_READ_IN_PUT, COUNT, false);
        access(two, PUT, 1, WRITE_IN_PUT, VALUE, true);
        access(one, GET, 1, READ_IN_GET, VALUE, false);
        List<Cut> cuts = finder.find(log);
        assertThat(cuts).hasSize(1);
        assertThat(((HoldPlan) cuts.get(0).plans().get(0)).victim().region()).isEqualTo("com.acme.Cache.put()");
    }

    @Test
    void withTwoHoldsIfEachThreadHasToPassALockBeforeTheOtherOneTakesIt() {
        Actor.Held items = new Actor.Held(1, 1, false);
        Actor.Held prices = new Actor.Held(2, 1, false);
        access(one, GET, 1, OTHER_READ_IN_GET, COUNT, false, items);
        access(one, GET, 1, READ_IN_GET, VALUE, false, prices);
        access(one, GET, 1, READ_AGAIN_IN_GET, VALUE, false, prices);
        access(two, PUT, 1, OTHER_WRITE_IN_PUT, OWN, true, new Actor.Held(2, 2, false));
        access(two, PUT, 1, WRITE_IN_PUT, VALUE, true, new Actor.Held(1, 2, false));

        List<Cut> cuts = finder.find(log);
        assertThat(cuts).hasSize(1);
        TurnPlan plan = (TurnPlan) cuts.get(0).plans().get(0);
        assertThat(plan.turns())
                .containsExactly(
                        turn("main/2", "put", "com.acme.Cache.put() writes Cache.count", 0),
                        turn("main/1", "get", "com.acme.Cache.get() reads Cache.value", 1),
                        turn("main/2", "put", null, 0),
                        turn("main/1", "get", null, 0));
        assertThat(plan.words())
                .isEqualTo("held thread 2 in Cache.put after Cache.java:1 until thread 1 had passed Cache.java:1; "
                        + "held thread 1 in Cache.get after Cache.java:1 until thread 2 had left Cache.put");
    }

    private static TurnPlan.Turn turn(String unit, String method, String until, int locks) {
        return new TurnPlan.Turn(unit, "com.acme.Cache." + method + "()", 1, until, until == null ? 0 : 1, locks);
    }

    @Test
    void inARingEachOfFourTakesItsTurn() {
        Unit three = units.startedBy(main);
        Unit four = units.startedBy(main);
        copy(one, 1, 2);
        copy(two, 2, 3);
        copy(three, 3, 4);
        copy(four, 4, 1);

        List<Cut> rings = finder.find(log).stream().filter(Cut::isRing).toList();
        assertThat(rings).hasSize(1);
        assertThat(((TurnPlan) rings.get(0).plans().get(0)).turns())
                .as("each reads before the one before it writes")
                .extracting(TurnPlan.Turn::unit)
                .containsExactly("main/1", "main/4", "main/3", "main/2", "main/1");
    }

    private void copy(Unit unit, long from, long to, Actor.Held... locks) {
        access(unit, GET, 1, READ_IN_GET, from, false, locks);
        access(unit, GET, 1, WRITE_IN_GET, to, true, locks);
    }

    @Test
    void noRingIfALockKeepsThemApart() {
        Unit three = units.startedBy(main);
        copy(one, 1, 2, new Actor.Held(7, 1, false));
        copy(two, 2, 3, new Actor.Held(7, 2, false));
        copy(three, 3, 1, new Actor.Held(7, 3, false));

        assertThat(finder.find(log)).isEmpty();
        assertThat(finder.excluded()).isPositive();
    }
}
