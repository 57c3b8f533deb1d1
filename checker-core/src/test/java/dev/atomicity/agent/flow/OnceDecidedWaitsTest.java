package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Which waits are decided once, by tests that can be repeated after the wait. */
class OnceDecidedWaitsTest {
    private static final String FIELDS = """
            boolean ready; int count; Source next; Queue<Object> replaced;
            final Queue<Object> queue = new ArrayDeque<>();
            final Lock lock = new ReentrantLock(); final Condition isReady = lock.newCondition();
            boolean isOver() { return ready; }
            """;

    private static Map<MethodInsnNode, List<OnceDecidedWaits.Test>> waitsIn(String code) {
        ClassNode type =
                Sources.typeWith(FIELDS + "synchronized void code(int limit) throws Exception { " + code + " }");
        return OnceDecidedWaits.in(type, Sources.method(type, "code"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "if (!ready) { wait(); }",
                "if (count > limit) { wait(); } count = 0;",
                "if (queue.isEmpty()) { wait(); } queue.poll();",
                "if (queue.size() + count < 3) { isReady.await(); }",
                "if (!ready) { isReady.awaitUninterruptibly(); }",
            })
    void aWaitInNoLoopIsDecidedOnce(String code) {
        assertThat(waitsIn(code).values())
                .singleElement()
                .satisfies(tests -> assertThat(tests).hasSize(1));
    }

    @Test
    void allTestsThatLeadAroundTheWaitAreRepeated() {
        assertThat(waitsIn("if (!ready && queue.isEmpty()) { wait(); }").values())
                .singleElement()
                .satisfies(tests -> assertThat(tests).hasSize(2));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // tested again
                "while (!ready) { wait(); }",
                "if (!ready) { wait(); } if (!ready) { throw new IllegalStateException(); }",
                // no test, or one that waits with a time limit
                "wait();",
                "if (!ready) { wait(10); }",
                // the test runs code of the program, or may fail after the wait
                "if (!isOver()) { wait(); }",
                "if (next.count > 0) { wait(); }",
                "if (replaced.isEmpty()) { wait(); }",
                "if (queue.remove(this)) { wait(); }",
                // not all that decides can be repeated
                "if (ready || count > 0) { wait(); }",
            })
    void otherWaitsAreNot(String code) {
        assertThat(waitsIn(code)).isEmpty();
    }
}
