package dev.atomicity.agent.methods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import dev.atomicity.agent.classes.ClassHierarchy;
import dev.atomicity.agent.classes.ForeignAccesses;
import dev.atomicity.agent.models.JdkModels;
import dev.atomicity.specification.Specification;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** After which instructions one body of a method can be left for the other: with the frames of a class file, and without. */
class VerifiedTypesTest {
    private static final String CODE = """
            int count;
            void code(int[] slots) {
                count++;
                first();
                new String(second());
                for (int i = 0; i < 3; i++) {
                    long sum = slots[i] + System.nanoTime();
                    count += sum > 3 ? hashCode() : Integer.MAX_VALUE;
                }
                System.out.flush();
            }
            void first() {}
            static String second() { return null; }
            """;

    @ParameterizedTest
    @ValueSource(ints = {Opcodes.V17, Opcodes.V1_5})
    void afterCallsUnlessAnObjectIsUnderConstruction(int version) {
        MethodNode method = method(version);
        VerifiedTypes types = types(method, version);
        assertThat(names(method, types::canGoOverAfter))
                .containsExactly("first", "<init>", "nanoTime", "hashCode", "out", "flush");
        assertThat(types.haveFrames()).isEqualTo(version == Opcodes.V17);
    }

    @ParameterizedTest
    @ValueSource(ints = {Opcodes.V17, Opcodes.V1_5})
    void whatRunsWhileAnObjectIsConstructedIsKnown(int version) {
        MethodNode method = method(version);
        assertThat(names(method, types(method, version)::isConstructingBefore)).containsExactly("second", "<init>");
    }

    private static MethodNode method(int version) {
        MethodNode method = Sources.method(Sources.typeWith(CODE), "code");
        if (version < Opcodes.V1_6) {
            for (AbstractInsnNode instruction : method.instructions.toArray()) {
                if (instruction.getType() == AbstractInsnNode.FRAME) {
                    method.instructions.remove(instruction);
                }
            }
        }
        return method;
    }

    private static VerifiedTypes types(MethodNode method, int version) {
        ClassNode type = new ClassNode();
        type.name = "Source";
        type.version = version;
        ClassHierarchy hierarchy = new ClassHierarchy();
        return VerifiedTypes.of(new MethodContext(
                type,
                method,
                VerifiedTypesTest.class.getClassLoader(),
                hierarchy,
                new JdkModels(hierarchy),
                new ForeignAccesses(type),
                Specification.DEFAULTS,
                true));
    }

    private static List<String> names(MethodNode method, Predicate<AbstractInsnNode> wanted) {
        List<String> names = new ArrayList<>();
        for (AbstractInsnNode instruction : method.instructions) {
            if (wanted.test(instruction) && instruction instanceof MethodInsnNode call) {
                names.add(call.name);
            } else if (wanted.test(instruction) && instruction instanceof FieldInsnNode access) {
                names.add(access.name);
            }
        }
        return names;
    }
}
