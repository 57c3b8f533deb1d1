package dev.atomicity.agent.flow;

import org.objectweb.asm.Opcodes;

/** The instructions that access an element of an array. */
public final class ArrayElements {
    private ArrayElements() {}

    public static boolean isLoad(int opcode) {
        return opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD;
    }

    static boolean isStore(int opcode) {
        return opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
    }

    public static boolean isAccess(int opcode) {
        return isLoad(opcode) || isStore(opcode);
    }
}
