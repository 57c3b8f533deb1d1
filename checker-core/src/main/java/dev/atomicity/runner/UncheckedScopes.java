package dev.atomicity.runner;

import dev.atomicity.protocol.TestEvent;
import java.util.List;
import java.util.function.IntConsumer;

/** Without the agent: tests run, and nothing is found. */
final class UncheckedScopes implements Scopes {
    @Override
    public void on(IntConsumer whenExiting) {}

    @Override
    public void begin(int test, boolean isTest) {}

    @Override
    public void end(int test, int container) {}

    @Override
    public boolean wasConcurrent(int test) {
        return false;
    }

    @Override
    public List<TestEvent> drain() {
        return List.of();
    }

    @Override
    public String failure() {
        return null;
    }

    @Override
    public int testOfFailure() {
        return 0;
    }

    @Override
    public long watchedClasses() {
        return 0;
    }

    @Override
    public List<String> notes() {
        return List.of();
    }
}
