package dev.atomicity.agent.flow;

import java.util.BitSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Arrays that are made for one call, as in {@code list.toArray(new String[0])}: nobody else can know them yet. */
public final class NewArrays {
    private NewArrays() {}

    /** The numbers, from 0, of the calls of the method whose last argument is such an array. */
    public static BitSet callsWith(MethodNode method) {
        BitSet calls = new BitSet();
        boolean isNew = false;
        int number = 0;
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode) {
                calls.set(number++, isNew);
            }
            if (instruction.getType() == AbstractInsnNode.FRAME) {
                isNew = false; // other ways lead here
            } else if (instruction.getOpcode() >= 0) {
                isNew = instruction.getOpcode() == Opcodes.ANEWARRAY;
            }
        }
        return calls;
    }
}
