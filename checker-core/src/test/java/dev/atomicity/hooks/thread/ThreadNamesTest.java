package dev.atomicity.hooks.thread;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What the thread was called in which segment. */
class ThreadNamesTest {
    private final String before = Thread.currentThread().getName();

    @AfterEach
    void restore() {
        Thread.currentThread().setName(before);
    }

    private static void rename(ThreadNames names, long segment, String name) {
        Thread.currentThread().setName(name);
        names.look(segment);
    }

    @Test
    void aSegmentHasTheNameOfItsTime() {
        ThreadNames names = new ThreadNames("first");
        rename(names, 5, "second");
        rename(names, 9, "third");
        assertThat(names.at(4)).isEqualTo("first");
        assertThat(names.at(5)).isEqualTo("second");
        assertThat(names.at(8)).isEqualTo("second");
        assertThat(names.at(100)).isEqualTo("third");
    }

    @Test
    void anEqualNameIsNotAnotherOne() {
        ThreadNames names = new ThreadNames("worker");
        rename(names, 5, new StringBuilder("worker").toString());
        assertThat(names.at(5)).isEqualTo("worker");
    }

    @Test
    void ofManyNamesTheLastOnesAreKept() {
        ThreadNames names = new ThreadNames("first");
        for (int i = 1; i <= 200; i++) {
            rename(names, i, "task " + i);
        }
        assertThat(names.at(200)).isEqualTo("task 200");
        assertThat(names.at(150)).isEqualTo("task 150");
        assertThat(names.at(1)).isEqualTo("task 137");
    }
}
