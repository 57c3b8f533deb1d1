package dev.atomicity.agent.methods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.ClassInstrumenter;
import dev.atomicity.agent.Sources;
import dev.atomicity.run.CompiledProgram;
import dev.atomicity.specification.Regions;
import dev.atomicity.specification.Specification;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/** The second body of a method, for a thread that is alone. */
class UnrecordedCopyTest {
    private static final Map<String, byte[]> CLASSES = CompiledProgram.classesOf("""
            public class Program {
                private final int[] elements = new int[2];

                int element(int index) {
                    try {
                        return elements[index];
                    } catch (IndexOutOfBoundsException e) {
                        return elements[other(index)];
                    }
                }

                int other(int index) { return index % 2; }
            }
            """);

    private static final Specification SPECIFICATION =
            Specification.DEFAULTS.toBuilder().regions(Regions.ATOMIC_SETS).build();

    private static MethodNode instrumented(String name) {
        byte[] file = new ClassInstrumenter(SPECIFICATION, note -> {})
                .instrument(UnrecordedCopyTest.class.getClassLoader(), CLASSES.get("Program"));
        return Sources.method(Sources.type("Program", Map.of("Program", file)), name);
    }

    @Test
    void aMethodWithElementsHasTwoBodies() {
        long handlers = instrumented("element").tryCatchBlocks.stream()
                .filter(block -> "java/lang/IndexOutOfBoundsException".equals(block.type))
                .count();

        assertThat(handlers).isEqualTo(2);
    }

    /** Otherwise the JVM's first compiler gives up the method, and it is interpreted for long. */
    @Test
    void noJumpEndsAtTheFirstInstructionOfAHandler() {
        MethodNode method = instrumented("element");
        Set<AbstractInsnNode> handlers = method.tryCatchBlocks.stream()
                .map(block -> firstFrom(block.handler))
                .collect(Collectors.toSet());
        Set<AbstractInsnNode> targets = new HashSet<>();
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof JumpInsnNode jump) {
                targets.add(firstFrom(jump.label));
            }
        }

        assertThat(targets).isNotEmpty().doesNotContainAnyElementsOf(handlers);
    }

    private static AbstractInsnNode firstFrom(LabelNode label) {
        AbstractInsnNode first = label;
        while (first.getOpcode() < 0) {
            first = first.getNext();
        }
        return first;
    }
}
