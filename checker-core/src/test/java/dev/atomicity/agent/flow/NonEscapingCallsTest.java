package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** After which calls an object of the JDK is still known to nobody but the method that has created it. */
class NonEscapingCallsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "builder.append(1)", // returns itself
                "builder.toString()",
                "list.add(null)",
                "list.get(0)", // a part, not the list
                "list.iterator()", // a view of it, which is followed
                "list.size()"
            })
    void itsOwnMethods(String call) {
        assertThat(NonEscapingCalls.keepsReceiver(callIn(call))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"list.stream()", "list.spliterator()", "other.accept(list)"})
    void notMethodsThatMayPassItOn(String call) {
        assertThat(NonEscapingCalls.keepsReceiver(callIn(call))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"list.addAll(list)", "list.equals(list)"})
    void callsThatAreAboutAnotherObjectToo(String call) {
        assertThat(NonEscapingCalls.concernsReceiverAlone(callIn(call))).isFalse();
    }

    private static MethodInsnNode callIn(String code) {
        for (AbstractInsnNode at : Sources.method(
                        Sources.typeWith("ArrayList<Object> list; StringBuilder builder; Consumer<Object> other;"
                                + " void code() { " + code + "; }"),
                        "code")
                .instructions) {
            if (at instanceof MethodInsnNode call) {
                return call;
            }
        }
        throw new AssertionError();
    }
}
