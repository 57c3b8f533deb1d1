package dev.atomicity.agent.methods;

import dev.atomicity.agent.flow.ControlFlow;
import dev.atomicity.agent.flow.UnconstructedObjects;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.AnalyzerAdapter;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * The types of local variables and stack that the verifier sees between the instructions of a method, from the frames of its class
 * file, if it has any: only after instructions in which code may run that the method does not contain.
 */
final class VerifiedTypes {
    private record State(Object[] locals, Object[] stack) {}

    /** Of a class file without frames. */
    private static final State NOT_NEEDED = new State(new Object[0], new Object[0]);

    private final String owner;

    /** Null in a class file without frames. */
    private final State first;

    private final Map<AbstractInsnNode, State> after = new HashMap<>();

    /** The instructions before which there is an object that is not constructed. */
    private final Set<AbstractInsnNode> constructing = new HashSet<>();

    private VerifiedTypes(String owner, State first) {
        this.owner = owner;
        this.first = first;
    }

    /** Null if they are not known; then no jump is certain to be valid. */
    static VerifiedTypes of(MethodContext context) {
        MethodNode method = context.method();
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction.getOpcode() == Opcodes.JSR) {
                return null; // the return address of a subroutine has a type of its own
            }
        }
        try {
            return context.hasFrames()
                    ? fromFrames(context.type().name, method)
                    : withoutFrames(context.type().name, method);
        } catch (AnalyzerException e) {
            return null;
        }
    }

    private static VerifiedTypes fromFrames(String owner, MethodNode method) {
        AnalyzerAdapter types = new AnalyzerAdapter(owner, method.access, method.name, method.desc, null);
        VerifiedTypes known = new VerifiedTypes(owner, stateOf(types));
        for (AbstractInsnNode instruction : method.instructions) {
            boolean isConstructing = isReached(types) && hasUninitialised(types);
            if (isConstructing) {
                known.constructing.add(instruction);
            }
            instruction.accept(types);
            if ((isConstructing || known.runsOtherCode(instruction)) && isReached(types) && !hasUninitialised(types)) {
                known.after.put(instruction, stateOf(types));
            }
        }
        return known;
    }

    /** The verifier finds out the types by itself in such a class. */
    private static VerifiedTypes withoutFrames(String owner, MethodNode method) throws AnalyzerException {
        UnconstructedObjects objects = new UnconstructedObjects(owner, method);
        VerifiedTypes known = new VerifiedTypes(owner, null);
        for (AbstractInsnNode instruction : method.instructions) {
            if (objects.isReached(instruction)) {
                boolean isConstructing = objects.isAnyBefore(instruction);
                AbstractInsnNode next = instruction.getNext();
                if (isConstructing) {
                    known.constructing.add(instruction);
                }
                if ((isConstructing || known.runsOtherCode(instruction))
                        && ControlFlow.fallsThrough(instruction)
                        && !objects.isAnyBefore(next)) {
                    known.after.put(instruction, NOT_NEEDED);
                }
            }
        }
        return known;
    }

    private static boolean isReached(AnalyzerAdapter types) {
        return types.locals != null;
    }

    private static boolean hasUninitialised(AnalyzerAdapter types) {
        return Stream.of(types.stack, types.locals)
                .flatMap(List::stream)
                .anyMatch(type -> type instanceof Label || type == Opcodes.UNINITIALIZED_THIS);
    }

    private static State stateOf(AnalyzerAdapter types) {
        return new State(inFrame(types.locals), inFrame(types.stack));
    }

    /** A frame names a value of two words once. */
    private static Object[] inFrame(List<Object> words) {
        List<Object> types = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            Object type = words.get(i);
            types.add(type);
            if (type == Opcodes.LONG || type == Opcodes.DOUBLE) {
                i++;
            }
        }
        while (!types.isEmpty() && types.get(types.size() - 1) == Opcodes.TOP) {
            types.remove(types.size() - 1);
        }
        return types.toArray();
    }

    /** Whether the class file has frames. */
    boolean haveFrames() {
        return first != null;
    }

    /** Whether code may run in the instruction that the method does not contain: it calls something, or initialises a class. */
    boolean runsOtherCode(AbstractInsnNode instruction) {
        return switch (instruction.getType()) {
            case AbstractInsnNode.METHOD_INSN, AbstractInsnNode.INVOKE_DYNAMIC_INSN -> true;
            case AbstractInsnNode.FIELD_INSN ->
                isStatic(instruction.getOpcode()) && !((FieldInsnNode) instruction).owner.equals(owner);
            case AbstractInsnNode.TYPE_INSN -> instruction.getOpcode() == Opcodes.NEW;
            case AbstractInsnNode.LDC_INSN -> ((LdcInsnNode) instruction).cst instanceof ConstantDynamic;
            default -> false;
        };
    }

    private static boolean isStatic(int opcode) {
        return opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
    }

    /** Whether there is an object before the instruction whose constructor has not been called. */
    boolean isConstructingBefore(AbstractInsnNode instruction) {
        return constructing.contains(instruction);
    }

    /** Whether the instruction can be reached, and a jump to the place behind it is allowed from another place with the same types. */
    boolean canGoOverAfter(AbstractInsnNode instruction) {
        return after.containsKey(instruction);
    }

    void visitFrameAfter(AbstractInsnNode instruction, MethodVisitor code) {
        visitFrame(after.get(instruction), code);
    }

    void visitFirstFrame(MethodVisitor code) {
        visitFrame(first, code);
    }

    private static void visitFrame(State state, MethodVisitor code) {
        if (state != null && state != NOT_NEEDED) {
            code.visitFrame(
                    Opcodes.F_NEW, state.locals.length, state.locals.clone(), state.stack.length, state.stack.clone());
        }
    }
}
