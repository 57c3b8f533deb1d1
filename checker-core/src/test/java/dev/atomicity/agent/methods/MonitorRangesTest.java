package dev.atomicity.agent.methods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

class MonitorRangesTest {
    /** A hook that is inserted right after the monitor is entered may fail: then the monitor must be exited. */
    @Test
    void codeThatIsInsertedAfterTheMonitorIsEnteredIsCoveredByItsHandler() {
        MethodNode method =
                Sources.method(Sources.typeWith("int count; void code() { synchronized (this) { count++; } }"), "code");
        MonitorRanges.extend(method);

        AbstractInsnNode enter = method.instructions.getFirst();
        while (enter.getOpcode() != Opcodes.MONITORENTER) {
            enter = enter.getNext();
        }
        TryCatchBlockNode outer = method.tryCatchBlocks.get(0);
        assertThat(enter.getNext()).isSameAs(outer.start);
        AbstractInsnNode inserted = new InsnNode(Opcodes.NOP);
        method.instructions.insert(outer.start, inserted);
        assertThat(method.instructions.indexOf(inserted))
                .isBetween(method.instructions.indexOf(outer.start), method.instructions.indexOf(outer.end));
    }
}
