package dev.atomicity.agent.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Local variables in which the arguments of calls are stored. */
class SpareLocalsTest {
    private final List<Type> made = new ArrayList<>();
    private final MethodNode code = new MethodNode();
    private final SpareLocals locals = new SpareLocals(
            type -> {
                made.add(type);
                return made.size();
            },
            code);

    private static MethodInsnNode call(String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKEVIRTUAL, "java/util/List", "call", descriptor, false);
    }

    private int[] assign(String descriptor) {
        return locals.assign(Type.getArgumentTypes(descriptor));
    }

    @Test
    void callsShareTheLocalsOfAKind() {
        locals.reserve(List.of(call("(ILjava/lang/Object;)V"), call("(II)V")));

        assertThat(made)
                .extracting(Type::getDescriptor)
                .as("two numbers, an object and the receiver")
                .containsExactly("I", "Ljava/lang/Object;", "I", "Ljava/lang/Object;");
        assertThat(assign("(II)V")).containsExactly(1, 3);
        assertThat(assign("(ILjava/lang/Object;)V")).containsExactly(1, 2);
    }

    @Test
    void smallNumbersAreKeptAsInt() {
        locals.reserve(List.of(call("(ZBCS)V")));

        assertThat(assign("(ZBCS)V")).doesNotHaveDuplicates().hasSize(4);
        assertThat(made).filteredOn(type -> type == Type.INT_TYPE).hasSize(4);
    }

    @Test
    void everyLocalIsAssignedWhenItIsMade() {
        locals.reserve(List.of(call("(JD[I)V")));

        assertThat(code.instructions)
                .extracting(instruction -> instruction.getOpcode())
                .containsExactly(
                        Opcodes.LCONST_0,
                        Opcodes.LSTORE,
                        Opcodes.DCONST_0,
                        Opcodes.DSTORE,
                        Opcodes.ACONST_NULL,
                        Opcodes.ASTORE,
                        Opcodes.ACONST_NULL,
                        Opcodes.ASTORE);
    }

    @Test
    void withoutCallsThereAreNone() {
        locals.reserve(List.of());

        assertThat(made).isEmpty();
    }
}
