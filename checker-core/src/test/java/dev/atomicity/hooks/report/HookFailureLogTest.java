package dev.atomicity.hooks.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.places.Sites;
import dev.atomicity.hooks.thread.CheckedThreads;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.steps.Operation;
import org.junit.jupiter.api.Test;

/** When failed hooks are the program's, and when they mean that the checker is broken. */
class HookFailureLogTest {
    private final HookFailureLog log = new HookFailureLog();
    private final ThreadState thread = new CheckedThreads().first;
    private final int site =
            Sites.add(new Sites.Site("bank.Bank", "pay", "()V", "Bank.java", 3, Operation.WRITES, "Bank.money"));

    private boolean fail(Throwable failure) {
        thread.failure = failure;
        thread.failedSite = site;
        return log.add(thread);
    }

    @Test
    void aProgramWithoutStackDoesNotEndTheCheck() {
        for (int i = 0; i < 2 * HookFailureLog.LIMIT; i++) {
            assertThat(fail(new StackOverflowError())).isFalse();
        }
        assertThat(log.defect()).isNull();
        assertThat(log.sentences())
                .containsExactly("100 transactions could not be judged: StackOverflowError in bank.Bank.pay");
    }

    @Test
    void aDefectThatKeepsComingBackEndsTheCheck() {
        for (int i = 1; i < HookFailureLog.LIMIT; i++) {
            assertThat(fail(new IllegalStateException("broken"))).isFalse();
        }
        assertThat(fail(new IllegalStateException("broken"))).isTrue();
        assertThat(log.defect().sentence())
                .contains("failed 50 times in a row")
                .contains("writes Bank.money")
                .contains("broken");
    }

    @Test
    void aSuccessInBetweenForgives() {
        for (int i = 0; i < 3 * HookFailureLog.LIMIT; i++) {
            assertThat(fail(new IllegalStateException("broken"))).isFalse();
            log.succeeded(site);
        }
        assertThat(log.defect()).isNull();
    }
}
