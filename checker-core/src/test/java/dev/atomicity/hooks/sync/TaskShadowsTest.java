package dev.atomicity.hooks.sync;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.thread.CheckedThreads;
import dev.atomicity.hooks.thread.ThreadState;
import java.util.HashSet;
import org.junit.jupiter.api.Test;

/** Which hand-over the run of a task follows for sure. */
class TaskShadowsTest {
    private final CheckedThreads threads = new CheckedThreads();
    private final TaskShadows tasks = new TaskShadows();
    private final Runnable task = () -> {};

    private void handOver(ThreadState thread) {
        tasks.handOver(threads.shadows, thread, task, 1);
    }

    @Test
    void aRunFollowsTheHandOver() {
        handOver(threads.first);
        TaskShadows.Message message = tasks.find(task).take(new HashSet<>());
        assertThat(message.thread).isEqualTo(threads.first.id);
        assertThat(tasks.find(task).take(new HashSet<>()))
                .as("one hand-over, one run")
                .isNull();
    }

    @Test
    void ofSeveralHandOversByDifferentThreadsNoneIsSure() {
        handOver(threads.first);
        handOver(threads.second);
        assertThat(tasks.find(task).take(new HashSet<>())).isNull();
        assertThat(tasks.find(task).take(new HashSet<>()).thread).isEqualTo(threads.second.id);
    }

    @Test
    void theTaskWorksForTheTestOfWhoeverHandedItOver() {
        threads.first.test = 7;
        handOver(threads.first);
        tasks.take(threads.shadows, threads.second, task, 2);
        assertThat(threads.second.test).isEqualTo(7);
    }

    @Test
    void onlyTheFirstCompletionCounts() {
        TaskShadows.Task known = tasks.of(task);
        TaskShadows.Message first = new TaskShadows.Message(threads.first);
        assertThat(known.complete(first)).isTrue();
        assertThat(known.complete(new TaskShadows.Message(threads.second))).isFalse();
        assertThat(known.completion()).isSameAs(first);
    }
}
