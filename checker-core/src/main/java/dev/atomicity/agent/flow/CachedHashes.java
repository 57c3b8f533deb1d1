package dev.atomicity.agent.flow;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Finds the accesses by which {@code hashCode} caches its result, as {@code String} does: {@code int h = hash; if (h == 0) { h = ...;
 * hash = h; } return h}. By the contract of the method, each thread that finds no cached value computes the same one, so nothing depends
 * on these accesses.
 */
public final class CachedHashes {
    private CachedHashes() {}

    /** The reads and writes of the number, and of a flag that belongs to it. */
    public static Set<AbstractInsnNode> in(ClassNode type, MethodNode method) {
        Set<AbstractInsnNode> accesses = new HashSet<>();
        if (!method.name.equals("hashCode") || !method.desc.equals("()I")) {
            return accesses;
        }
        Set<String> kept = new HashSet<>();
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction.getOpcode() == Opcodes.PUTFIELD && isOwnNumber((FieldInsnNode) instruction, type)) {
                kept.add(((FieldInsnNode) instruction).name);
            }
        }
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof FieldInsnNode access
                    && isOwnNumber(access, type)
                    && kept.contains(access.name)) {
                accesses.add(access);
            }
        }
        return accesses;
    }

    private static boolean isOwnNumber(FieldInsnNode access, ClassNode type) {
        return access.owner.equals(type.name)
                && access.getOpcode() != Opcodes.GETSTATIC
                && access.getOpcode() != Opcodes.PUTSTATIC
                && Type.getType(access.desc).getSort() < Type.ARRAY;
    }
}
