package dev.atomicity.agent.methods;

import dev.atomicity.agent.flow.Boxes;
import java.util.Set;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Methods in which nothing is recorded, and which call nothing that could be: they compute with their arguments, local variables and
 * constants. Such a method cannot be interrupted, so it needs no region. The only thing that is recorded is that it ran. In a recorded
 * trace and in a directed execution it is still a region, because every event is needed there.
 */
final class SilentMethods {
    /** Their methods run no code of the program if they get values and texts only. */
    private static final Set<String> PURE_TYPES = Set.of("java/lang/Math", "java/lang/StrictMath", "java/lang/String");

    private SilentMethods() {}

    static boolean contain(MethodContext context, InstrumentationPlan plan) {
        if (!context.specification().mayBeSolo()
                || !plan.isRegion()
                || plan.locksMethod()
                || plan.isLeftOut()
                || !plan.isEmpty()) {
            return false;
        }
        for (AbstractInsnNode instruction : context.method().instructions) {
            if (!isSilent(instruction, context.type().name)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSilent(AbstractInsnNode instruction, String type) {
        if (instruction instanceof MethodInsnNode call) {
            return isPure(call);
        }
        if (instruction instanceof FieldInsnNode access) {
            // The first use of another class runs its initialiser.
            boolean isInstance = access.getOpcode() == Opcodes.GETFIELD || access.getOpcode() == Opcodes.PUTFIELD;
            return isInstance || access.owner.equals(type);
        }
        if (instruction.getOpcode() == Opcodes.NEW) {
            return isProblemOfTheJdk(((TypeInsnNode) instruction).desc);
        }
        return !(instruction instanceof InvokeDynamicInsnNode) && !isComputed(instruction) && !isOfMonitor(instruction);
    }

    private static boolean isPure(MethodInsnNode call) {
        return (Boxes.isBox(call.owner) || PURE_TYPES.contains(call.owner) || isProblemOfTheJdk(call.owner))
                && takesValuesAndTexts(call.desc);
    }

    /** An exception that the method throws: making it runs no code of the program. */
    private static boolean isProblemOfTheJdk(String type) {
        return type.startsWith("java/lang/") && type.endsWith("Exception");
    }

    private static boolean takesValuesAndTexts(String descriptor) {
        for (Type argument : Type.getArgumentTypes(descriptor)) {
            boolean isValue = argument.getSort() < Type.ARRAY;
            if (!isValue && !argument.getInternalName().equals("java/lang/String")) {
                return false;
            }
        }
        return true;
    }

    /** A constant that code of the program may compute when it is used first. */
    private static boolean isComputed(AbstractInsnNode instruction) {
        return instruction instanceof LdcInsnNode constant
                && !(constant.cst instanceof Number)
                && !(constant.cst instanceof String)
                && !(constant.cst instanceof Type);
    }

    private static boolean isOfMonitor(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        return opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT;
    }

    /** Writes the method unchanged, after a call that notes that it ran. */
    static void write(MethodContext context, int region, MethodVisitor target) {
        context.method().accept(new MethodVisitor(Opcodes.ASM9, target) {
            @Override
            public void visitCode() {
                super.visitCode();
                super.visitLdcInsn(region);
                super.visitMethodInsn(Opcodes.INVOKESTATIC, HookWriter.REGIONS, "ran", "(I)V", false);
            }
        });
    }
}
