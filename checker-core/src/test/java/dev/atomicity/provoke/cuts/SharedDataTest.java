package dev.atomicity.provoke.cuts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.provoke.actors.Unit;
import dev.atomicity.provoke.actors.Units;
import dev.atomicity.provoke.log.Access;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Accesses in; out come the transactions, with their accesses to data that several units use. */
class SharedDataTest {
    private static final int REGION = 1;
    private static final int OUTSIDE = 0;
    private static final long SHARED = 1;
    private static final long OWN = 2;

    private final Units units = new Units();
    private final Unit one = units.main();
    private final Unit two = units.startedBy(one);
    private final List<Access> log = new ArrayList<>();

    private Access access(Unit unit, int region, int instance, long variable, boolean writes) {
        Access access = new Access(
                unit, region, instance, log.size(), 0, 1, (int) variable, variable, writes, unit.clock(), List.of());
        log.add(access);
        return access;
    }

    private List<List<Transaction>> transactions() {
        return new SharedData(log, new Profiles()).transactions();
    }

    @Test
    void accessesOfOwnDataAreLeftOut() {
        Access shared = access(one, REGION, 1, SHARED, true);
        Access own = access(one, REGION, 1, OWN, true);
        access(two, REGION, 1, SHARED, false);

        Transaction first = transactions().get(0).get(0);
        assertThat(first.accesses).containsExactly(shared);
        assertThat(first.everything()).containsExactly(shared, own);
    }

    @Test
    void dataThatIsOnlyReadIsNotOfInterest() {
        access(one, REGION, 1, SHARED, false);
        access(two, REGION, 1, SHARED, false);

        assertThat(transactions()).isEmpty();
    }

    @Test
    void transactionsAreGroupedByUnitAndRegion() {
        access(one, REGION, 1, SHARED, true);
        access(two, REGION, 1, SHARED, true);
        access(one, REGION, 2, SHARED, true);

        assertThat(transactions())
                .extracting(
                        group -> group.stream().map(member -> member.instance).toList())
                .containsExactly(List.of(1, 2), List.of(1));
    }

    @Test
    void eachAccessOutsideOfRegionsIsATransaction() {
        access(one, OUTSIDE, 0, SHARED, true);
        access(one, OUTSIDE, 0, SHARED, true);
        access(two, REGION, 1, SHARED, true);

        assertThat(transactions().get(0)).hasSize(2);
    }

    @Test
    void aRegionThatRunsOftenIsComparedSomeTimesOnly() {
        for (int instance = 1; instance <= 20; instance++) {
            access(one, REGION, instance, SHARED, true);
        }
        access(two, REGION, 1, SHARED, true);

        assertThat(transactions().get(0)).hasSize(8);
    }
}
