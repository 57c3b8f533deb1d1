package dev.atomicity.agent.flow;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Arrays that are created for one call, as in {@code list.toArray(new String[0])}: no other thread can know them yet. */
public final class NewArrays {
    private NewArrays() {}

    /** The calls of the method whose last argument is such an array. */
    public static Set<MethodInsnNode> callsWith(MethodNode method) {
        Set<MethodInsnNode> calls = new HashSet<>();
        boolean isNew = false;
        for (AbstractInsnNode instruction : method.instructions) {
            if (isNew && instruction instanceof MethodInsnNode call) {
                calls.add(call);
            }
            if (instruction.getType() == AbstractInsnNode.FRAME) {
                isNew = false; // reached in other ways too
            } else if (instruction.getOpcode() >= 0) {
                isNew = instruction.getOpcode() == Opcodes.ANEWARRAY;
            }
        }
        return calls;
    }
}
