package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Which loops begin each round as if it were the first one. */
class RetryLoopsTest {
    private static final String FIELDS = """
            volatile int version; int low; int high; Object value; Source next; volatile boolean done;
            final java.util.concurrent.atomic.AtomicReference<Object> top = new java.util.concurrent.atomic.AtomicReference<>();
            static void unseen() {}
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "while (!done) { }",
                "while (!done) { Thread.onSpinWait(); }",
                "int v; int l; do { v = version; l = low + high; } while (v != version); low = l;",
                "while (true) { Object t = top.get(); if (top.compareAndSet(t, key)) { return; } }",
                "for (;;) { Source n = next; if (n == null) { return; } if (n != next) { continue; } low = n.high; return; }",
                // entered by a jump
                "if (low == 1) { high = 2; } while (version != 3) { }",
                // an assignment that the next round does not need
                "Object seen = null; do { seen = value; } while (seen == key); high = seen.hashCode();",
                // an inner loop of its own
                "for (int i = 0; i < 3; i++) { while (!done) { } }",
            })
    void theLoopIsFound(String code) {
        assertThat(loops(code)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "low = 1;",
                "for (int i = 0; i < 10; i++) { low = high; }",
                "int rounds = 0; while (!done) { rounds++; }",
                // from node to node
                "Source at = next; while (at != null) { at = at.next; }",
                // a rest of the round before
                "int v; int sum = 0; do { v = version; sum += low; } while (v != version); high = sum;",
                "int seen = 0; do { if (seen == low) { return; } seen = high; } while (!done);",
                // a handler needs what was assigned
                "int seen = 0; try { while (!done) { seen = low; value.hashCode(); } } catch (RuntimeException e) { high = seen; }",
                // something that nobody sees
                "while (!done) { unseen(); }",
            })
    void noLoopIsFound(String code) {
        assertThat(loops(code)).isZero();
    }

    private static int loops(String code) {
        MethodNode method = Sources.method(Sources.typeWith(FIELDS + "void code(Object key) { " + code + " }"), "code");
        return RetryLoops.in(
                        method, instruction -> instruction instanceof MethodInsnNode call && call.name.equals("unseen"))
                .size();
    }
}
