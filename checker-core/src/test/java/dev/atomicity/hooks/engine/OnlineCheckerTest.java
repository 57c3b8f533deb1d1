package dev.atomicity.hooks.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.events.PlainAccess;
import dev.atomicity.hooks.places.Sites;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.ShadowWords;
import dev.atomicity.steps.Operation;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Threads, transactions and findings of one running program. */
class OnlineCheckerTest {
    private final OnlineChecker online = new OnlineChecker(false, true, false);
    private final CountDownLatch end = new CountDownLatch(1);
    private final Thread other = new Thread(this::stayAlive, "other");

    /** Only a thread that is alive keeps its place in the checker. */
    private void stayAlive() {
        try {
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @AfterEach
    void endOther() throws InterruptedException {
        end.countDown();
        other.join();
    }

    @Test
    void aThreadHasOneState() {
        ThreadState state = online.start(Thread.currentThread());
        assertThat(online.start(Thread.currentThread())).isSameAs(state);
        assertThat(online.running()).containsExactly(state);
    }

    @Test
    void aTransactionIsFoundThatAnotherThreadHasInterrupted() {
        other.start();
        ThreadState me = online.start(Thread.currentThread());
        ThreadState it = online.start(other);
        int region = Sites.add(new Sites.Site("bank.Bank", "pay", "()V", "Bank.java", 1, Operation.REGION, null));
        int read = Sites.add(new Sites.Site("bank.Bank", "pay", "()V", "Bank.java", 2, Operation.READS, "Bank.money"));
        int write =
                Sites.add(new Sites.Site("bank.Bank", "pay", "()V", "Bank.java", 3, Operation.WRITES, "Bank.money"));
        long[] money = ShadowWords.create();
        me.region = region;
        Transactions.resume(online, me, region);
        PlainAccess.read(online.shadows, me, money, Memory.LONG_ARRAY_BASE, read);
        PlainAccess.write(online.shadows, it, money, Memory.LONG_ARRAY_BASE, write);
        PlainAccess.write(online.shadows, me, money, Memory.LONG_ARRAY_BASE, write);
        Transactions.pause(online, me, region);
        assertThat(online.findings.findings()).hasSize(1);
        assertThat(online.findings.findings().get(0).region().method()).isEqualTo("pay");
        assertThat(online.findings.transactions()).containsExactly("violation " + me.traceName() + "#1");
    }

    @Test
    void aSuspendedRegionIsNotTheTasks() {
        ThreadState me = online.start(Thread.currentThread());
        me.depth = 2;
        me.region = 7;
        Transactions.suspendRegion(online, me, 1);
        assertThat(me.isInRegion()).isFalse();
        Transactions.continueRegion(me);
        assertThat(me.depth).isEqualTo(2);
        assertThat(me.region()).isEqualTo(7);
    }

    @Test
    void whoStartsAThreadComesBeforeItsFirstEvent() {
        ThreadState me = online.start(Thread.currentThread());
        online.fork(me, other, 5);
        assertThat(online.lifeOf(other).fork).isNotNull();
        other.start();
        online.fork(me, other, 6);
        assertThat(online.lifeOf(other).fork.site())
                .as("the first start counts")
                .isEqualTo(5);
    }
}
