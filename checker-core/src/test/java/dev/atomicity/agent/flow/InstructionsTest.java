package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;

class InstructionsTest {
    private final InsnList code = new InsnList();

    private <T extends AbstractInsnNode> T add(T instruction) {
        code.add(instruction);
        return instruction;
    }

    private AbstractInsnNode add(int opcode) {
        return add(new InsnNode(opcode));
    }

    @Test
    void labelsAreSkipped() {
        AbstractInsnNode first = add(Opcodes.NOP);
        add(new LabelNode());
        AbstractInsnNode second = add(Opcodes.RETURN);

        assertThat(Instructions.next(first)).isSameAs(second);
        assertThat(Instructions.previous(second)).isSameAs(first);
        assertThat(Instructions.next(second)).isNull();
        assertThat(Instructions.previous(first)).isNull();
    }

    @Test
    void aJumpIsFollowedIfItIsTheOnlyWayToItsTarget() {
        LabelNode target = new LabelNode();
        AbstractInsnNode jump = add(new JumpInsnNode(Opcodes.GOTO, target));
        add(Opcodes.ATHROW);
        add(target);
        AbstractInsnNode end = add(Opcodes.RETURN);

        assertThat(Instructions.onlyNext(jump)).isSameAs(end);
    }

    @Test
    void aJumpIsNotFollowedIfTheCodeBeforeItsTargetContinuesThere() {
        LabelNode target = new LabelNode();
        AbstractInsnNode jump = add(new JumpInsnNode(Opcodes.GOTO, target));
        add(Opcodes.NOP);
        add(target);
        add(Opcodes.RETURN);

        assertThat(Instructions.onlyNext(jump)).isNull();
    }

    @Test
    void aJumpIsNotFollowedIfAnotherOneLeadsThere() {
        LabelNode target = new LabelNode();
        add(Opcodes.ICONST_0);
        add(new JumpInsnNode(Opcodes.IFEQ, target));
        AbstractInsnNode jump = add(new JumpInsnNode(Opcodes.GOTO, target));
        add(target);
        add(Opcodes.RETURN);

        assertThat(Instructions.onlyNext(jump)).isNull();
    }
}
