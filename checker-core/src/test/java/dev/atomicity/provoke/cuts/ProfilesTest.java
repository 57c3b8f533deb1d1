package dev.atomicity.provoke.cuts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.places.Sites;
import dev.atomicity.provoke.actors.Unit;
import dev.atomicity.provoke.actors.Units;
import dev.atomicity.provoke.log.Access;
import dev.atomicity.steps.Operation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code if (value == null) value = ...}: a thread that finds a value only reads, but in another schedule it writes. */
class ProfilesTest {
    private static final int GET = site(Operation.REGION, null);
    private static final int READ = site(Operation.READS, "Lazy.value");
    private static final int WRITE = site(Operation.WRITES, "Lazy.value");
    private static final int OTHER = site(Operation.READS, "Lazy.name");

    private final Unit unit = new Units().main();
    private final Profiles profiles = new Profiles();

    private static int site(Operation operation, String variable) {
        return Sites.add(new Sites.Site("com.acme.Lazy", "get", "()V", "Lazy.java", 1, operation, variable));
    }

    private Access access(int site) {
        return new Access(unit, GET, 1, 1, site, 1, 0, site == OTHER ? 1 : 0, site == WRITE, unit.clock(), List.of());
    }

    private Transaction transaction(int... sites) {
        Transaction transaction = new Transaction(unit, GET, 1);
        for (int site : sites) {
            transaction.add(access(site));
        }
        return transaction;
    }

    @Test
    void aReaderMayWriteWhatOtherTransactionsOfItsRegionHaveWritten() {
        assertThat(profiles.mayWrite(access(READ))).isFalse();

        profiles.learn(transaction(READ, WRITE));

        assertThat(profiles.mayWrite(access(READ))).isTrue();
        assertThat(profiles.mayWrite(access(OTHER))).as("another variable").isFalse();
    }

    @Test
    void aWriteThatATransactionHasLeftOutConflictsWithARead() {
        profiles.learn(transaction(READ, WRITE));

        Access leftOut = profiles.leftOut(access(READ), transaction(READ));

        assertThat(leftOut.site()).isEqualTo(WRITE);
        assertThat(leftOut.writes()).isTrue();
        assertThat(leftOut.step()).as("it did not happen").isEqualTo(Access.NEVER);
    }

    @Test
    void nothingIsLeftOutByATransactionThatHasDoneAll() {
        profiles.learn(transaction(READ, WRITE));

        assertThat(profiles.leftOut(access(READ), transaction(READ, WRITE))).isNull();
    }

    @Test
    void fieldsAreKnownByTheirNames() {
        profiles.learn(transaction(WRITE));

        assertThat(profiles.isKnown(access(READ))).isTrue();
        assertThat(profiles.isKnown(access(OTHER))).isFalse();
    }
}
