package dev.atomicity.provoke.cuts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.places.Sites;
import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.actors.Unit;
import dev.atomicity.provoke.actors.Units;
import dev.atomicity.provoke.log.Access;
import dev.atomicity.provoke.plan.Places;
import dev.atomicity.steps.Operation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** In which order cuts are tried: those of predicted transactions first, and always the same. */
class CutOrderTest {
    private static final int MOVE = site("move", Operation.REGION, null);
    private static final int SUM = site("sum", Operation.REGION, null);
    private static final int READ = site("move", Operation.READS, "Desk.paper");
    private static final int WRITE = site("move", Operation.WRITES, "Desk.paper");
    private static final int READ_IN_SUM = site("sum", Operation.READS, "Desk.paper");
    private static final int WRITE_IN_SUM = site("sum", Operation.WRITES, "Desk.paper");

    private static final Actor.Held[] UNLOCKED = {};

    private final Units units = new Units();
    private final Unit main = units.main();
    private final Unit one = units.startedBy(main);
    private final Unit two = units.startedBy(main);
    private final Unit three = units.startedBy(main);
    private final List<Access> log = new ArrayList<>();
    private int step;

    private static int site(String method, Operation operation, String variable) {
        return Sites.add(new Sites.Site("com.acme.Desk", method, "()V", "Desk.java", 1, operation, variable));
    }

    private Access access(Unit unit, int region, int site, long variable, Actor.Held... locks) {
        boolean writes = site == WRITE || site == WRITE_IN_SUM;
        Access access = new Access(
                unit, region, 1, ++step, site, 1, (int) variable, variable, writes, unit.clock(), List.of(locks));
        log.add(access);
        return access;
    }

    /** Of the transaction of that unit. */
    private int rankOf(Unit unit) {
        List<List<Transaction>> groups = new SharedData(log, new Profiles()).transactions();
        CommitNodeRanks ranks = new CommitNodeRanks(log, groups);
        return groups.stream()
                .flatMap(List::stream)
                .filter(transaction -> transaction.unit == unit)
                .mapToInt(ranks::of)
                .min()
                .orElseThrow();
    }

    private void readAndWrite(Unit unit, Actor.Held... locks) {
        access(unit, MOVE, READ, 1, locks);
        access(unit, MOVE, WRITE, 1, locks);
    }

    @Test
    void twoTransactionsThatInterruptEachOtherAreBest() {
        readAndWrite(one);
        readAndWrite(two);
        assertThat(rankOf(one)).isZero();
    }

    @Test
    void whatALockKeepsTogetherIsNotPredicted() {
        readAndWrite(one, new Actor.Held(7, 1, false));
        readAndWrite(two, new Actor.Held(7, 2, false));
        assertThat(rankOf(one)).isEqualTo(rankOf(two)).isPositive();
    }

    @Test
    void whoSharesALockKeepsNobodyOut() {
        readAndWrite(one, new Actor.Held(7, 1, true));
        readAndWrite(two, new Actor.Held(7, 2, true));
        assertThat(rankOf(one)).isZero();
    }

    @Test
    void whatIsOverBeforeTheOtherOneStartsIsNotPredicted() {
        readAndWrite(one);
        units.join(main, one);
        Unit later = units.startedBy(main);
        readAndWrite(later);
        assertThat(rankOf(one)).isEqualTo(rankOf(later)).isPositive();
    }

    @Test
    void aRingOverThreeComesAfterAPair() {
        Unit[] ring = {one, two, three};
        for (int i = 0; i < ring.length; i++) {
            access(ring[i], MOVE, READ, i, UNLOCKED);
            access(ring[i], MOVE, WRITE, (i + 1) % ring.length, UNLOCKED);
        }
        int rank = rankOf(one);
        log.clear();
        readAndWrite(one);
        readAndWrite(two);
        assertThat(rank).isGreaterThan(rankOf(one));
        log.clear();
        readAndWrite(one, new Actor.Held(7, 1, false));
        readAndWrite(two, new Actor.Held(7, 2, false));
        assertThat(rank).isLessThan(rankOf(one));
    }

    @Test
    void theOrderDoesNotDependOnWhoCameFirst() {
        for (Unit unit : List.of(one, two, three)) {
            readAndWrite(unit);
            access(unit, SUM, READ_IN_SUM, 1);
            access(unit, SUM, WRITE_IN_SUM, 2);
            access(unit, SUM, WRITE_IN_SUM, 1);
        }
        List<String> inOrder = attempts();
        log.sort((left, right) -> right.unit().number() - left.unit().number());
        assertThat(attempts()).isEqualTo(inOrder);
        assertThat(inOrder).hasSizeGreaterThan(10);
    }

    private List<String> attempts() {
        return new CutFinder(new Places(), 7)
                .find(log).stream()
                        .flatMap(cut -> cut.plans().stream().map(plan -> cut.key() + "\n" + plan.text()))
                        .toList();
    }
}
