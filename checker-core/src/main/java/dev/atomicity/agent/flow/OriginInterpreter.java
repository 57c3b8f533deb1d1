package dev.atomicity.agent.flow;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Interpreter;

/**
 * Follows one-dimensional arrays and objects of {@link NonEscapingCalls} from the instruction that creates them through locals, stack,
 * casts and views.
 */
final class OriginInterpreter extends Interpreter<Origin> {
    /** Knows the sizes of the values that instructions leave. */
    private final BasicInterpreter sizes = new BasicInterpreter();

    OriginInterpreter() {
        super(Opcodes.ASM9);
    }

    static boolean isMaker(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        return opcode == Opcodes.NEWARRAY
                || opcode == Opcodes.ANEWARRAY
                || (opcode == Opcodes.NEW && NonEscapingCalls.mayKeep(((TypeInsnNode) instruction).desc))
                || NonEscapingObjects.isMaker(instruction);
    }

    private static Origin of(BasicValue value) {
        return value == null ? null : Origin.elsewhere(value.getSize());
    }

    @Override
    public Origin newValue(Type type) {
        return of(sizes.newValue(type));
    }

    @Override
    public Origin newOperation(AbstractInsnNode instruction) throws AnalyzerException {
        return isMaker(instruction) ? Origin.madeBy(instruction) : of(sizes.newOperation(instruction));
    }

    @Override
    public Origin copyOperation(AbstractInsnNode instruction, Origin value) {
        return value;
    }

    @Override
    public Origin unaryOperation(AbstractInsnNode instruction, Origin value) throws AnalyzerException {
        if (isMaker(instruction)) {
            return Origin.madeBy(instruction);
        }
        return instruction.getOpcode() == Opcodes.CHECKCAST ? value : of(sizes.unaryOperation(instruction, null));
    }

    @Override
    public Origin binaryOperation(AbstractInsnNode instruction, Origin first, Origin second) throws AnalyzerException {
        return of(sizes.binaryOperation(instruction, null, null));
    }

    @Override
    public Origin ternaryOperation(AbstractInsnNode instruction, Origin first, Origin second, Origin third) {
        return null;
    }

    @Override
    public Origin naryOperation(AbstractInsnNode instruction, List<? extends Origin> values) throws AnalyzerException {
        if (isMaker(instruction)) {
            return Origin.madeBy(instruction);
        }
        boolean isReceiver = instruction instanceof MethodInsnNode call
                && call.getOpcode() != Opcodes.INVOKESTATIC
                && NonEscapingCalls.returnsReceiver(call);
        return isReceiver ? values.get(0) : of(sizes.naryOperation(instruction, null));
    }

    @Override
    public void returnOperation(AbstractInsnNode instruction, Origin value, Origin expected) {
        // A return is handled together with all other instructions that pass an object on.
    }

    @Override
    public Origin merge(Origin first, Origin second) {
        return first.or(second);
    }
}
