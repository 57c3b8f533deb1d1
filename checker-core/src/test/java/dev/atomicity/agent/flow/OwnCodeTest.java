package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.tree.ClassNode;

/** Which methods of the program a call runs. */
class OwnCodeTest {
    private static final String MEMBERS = """
            int value; static int shared;
            final java.util.concurrent.atomic.AtomicInteger atomic = new java.util.concurrent.atomic.AtomicInteger();
            private int get() { return value; }
            static int twice(int x) { return x + x; }
            int overridable() { return value; }
            """;

    private static Set<String> runBy(String code) {
        ClassNode type = Sources.typeWith(MEMBERS + "void code() { " + code + " }");
        return OwnCode.methodsRunBy(type, Sources.method(type, "code"));
    }

    @Test
    void privateAndStaticMethodsOfTheClassAreFollowed() {
        assertThat(runBy("value = get() + twice(value);")).containsExactlyInAnyOrder("code", "get", "twice");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "value++;",
                "shared = Math.max(shared, 3);",
                "value = Integer.parseInt(\"3\");",
                "atomic.incrementAndGet();",
            })
    void fieldsAndSimpleCallsRunNoOtherCode(String code) {
        assertThat(runBy(code)).containsExactly("code");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // a subclass may override it
                "overridable();",
                // whatever the function does
                "atomic.updateAndGet(x -> x + 1);",
                "new Object().toString();",
                "List.of(1).forEach(x -> { });",
                // runs the initialiser of another class
                "shared = Holder.COUNT; } static class Holder { static int COUNT = 3;",
            })
    void otherCodeMayRun(String code) {
        assertThat(runBy(code)).isNull();
    }
}
