package dev.atomicity.provoke.log;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.thread.CheckedThreads;
import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.actors.Actors;
import dev.atomicity.provoke.actors.Units;
import org.junit.jupiter.api.Test;

class ExecutionLogTest {
    private static final int REGION = 5;
    private static final int SITE = 6;

    private final CheckedThreads threads = new CheckedThreads();
    private final Units units = new Units();
    private final Actor actor = units.actor(new Actors(), threads.first, units.main());
    private final Object object = new Object();
    private final ExecutionLog log = new ExecutionLog();

    private void begin() {
        actor.thread().region = REGION;
        actor.begins(REGION);
        threads.begin(actor.thread());
    }

    private void end() {
        threads.end(actor.thread());
    }

    private void read(long field) {
        actor.nextStep();
        log.add(actor, false, object, field, SITE);
    }

    @Test
    void anAccessKnowsItsTransaction() {
        begin();
        read(16);
        end();
        begin();
        read(16);
        end();

        assertThat(log.accesses()).extracting(Access::region).containsExactly(REGION, REGION);
        assertThat(log.accesses()).extracting(Access::instance).containsExactly(1, 2);
    }

    @Test
    void outsideOfRegionsThereIsNoTransaction() {
        read(16);

        assertThat(log.accesses()).extracting(Access::region).containsExactly(0);
    }

    @Test
    void variablesOfOneObjectHaveNumbers() {
        begin();
        read(16);
        read(24);
        read(16);

        assertThat(log.accesses()).extracting(Access::object).containsExactly(0, 0, 0);
        assertThat(log.accesses()).extracting(Access::variable).containsExactly(0L, 1L, 0L);
    }

    @Test
    void allPartsOfAnObjectAreOneVariableWithANegativeNumber() {
        log.addParts(actor, true, object, SITE);

        assertThat(log.accesses()).singleElement().satisfies(access -> {
            assertThat(access.isOfParts()).isTrue();
            assertThat(access.writes()).isTrue();
        });
    }

    @Test
    void visitsOfASiteAreCountedByHooks() {
        begin();
        read(16);
        log.add(actor, false, object, 24, SITE);
        read(16);

        assertThat(log.accesses())
                .extracting(Access::occurrence)
                .as("the first two accesses are of one hook")
                .containsExactly(1, 1, 2);
    }

    @Test
    void anAccessKeepsTheLocksOfItsTime() {
        begin();
        actor.acquired(object, false);
        read(16);
        actor.released(object);
        read(16);

        assertThat(log.accesses()).extracting(access -> access.locks().size()).containsExactly(1, 0);
    }

    @Test
    void aTransactionCannotFillTheLog() {
        begin();
        for (int i = 0; i < 1000; i++) {
            read(16);
        }
        assertThat(log.accesses()).hasSize(400);
        end();

        begin();
        read(16);
        assertThat(log.accesses()).as("another transaction has room").hasSize(401);
    }
}
