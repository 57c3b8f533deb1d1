package dev.atomicity.agent.flow;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;
import org.objectweb.asm.tree.analysis.Value;

/** What the conditional jumps of a method depend on: on what other threads may change, or on what goes on by itself. */
final class Decisions {
    private static final Set<String> CLOCKS = Set.of(
            "java/lang/System.nanoTime",
            "java/lang/System.currentTimeMillis",
            "java/time/Instant.now",
            "java/time/Clock.millis");

    /** A walk over what is there ends by itself. */
    private static final Set<String> WALKS = Set.of(
            "java/util/Iterator.hasNext",
            "java/util/ListIterator.hasNext",
            "java/util/ListIterator.hasPrevious",
            "java/util/Enumeration.hasMoreElements");

    /** Calls that change something only if it is still as it was read. */
    private static final Set<String> ATTEMPTS = Set.of(
            "compareAndSet",
            "weakCompareAndSet",
            "weakCompareAndSetPlain",
            "weakCompareAndSetVolatile",
            "weakCompareAndSetAcquire",
            "weakCompareAndSetRelease",
            "compareAndExchange",
            "compareAndExchangeAcquire",
            "compareAndExchangeRelease",
            "replace",
            "remove",
            "validate");

    /** Classes whose methods compute something of their arguments alone. */
    private static final Set<String> PURE =
            Set.of("java/lang/Math", "java/lang/Boolean", "java/lang/Integer", "java/lang/Long", "java/lang/Double");

    /**
     * Where a value comes from.
     *
     * @param isForeign from a field, an element or a call, so that another thread may have a say in it
     * @param isReadInLoop the same, and by an instruction that is in a loop
     * @param isCounted from counting in a loop, from a clock or from a walk over a collection
     * @param isComputed by arithmetic
     */
    private record Source(int size, boolean isForeign, boolean isReadInLoop, boolean isCounted, boolean isComputed)
            implements Value {
        @Override
        public int getSize() {
            return size;
        }

        static Source plain(int size) {
            return new Source(size, false, false, false, false);
        }

        Source with(Source other, int newSize) {
            return new Source(
                    newSize,
                    isForeign || other.isForeign,
                    isReadInLoop || other.isReadInLoop,
                    isCounted || other.isCounted,
                    false);
        }

        Source counted() {
            return new Source(size, isForeign, isReadInLoop, true, isComputed);
        }

        Source computed() {
            return new Source(size, isForeign, isReadInLoop, isCounted, true);
        }
    }

    private final InsnList instructions;
    private final Frame<Source>[] frames;

    /**
     * @param looped the instructions that are in some loop
     */
    Decisions(String owner, MethodNode method, BitSet looped) throws AnalyzerException {
        instructions = method.instructions;
        frames = new Analyzer<>(new Sources(method.instructions, looped)).analyze(owner, method);
    }

    static boolean isClock(MethodInsnNode call) {
        return CLOCKS.contains(call.owner + "." + call.name);
    }

    /** A conditional jump. */
    static boolean isDecision(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        return (instruction instanceof JumpInsnNode && opcode != Opcodes.GOTO && opcode != Opcodes.JSR)
                || instruction instanceof TableSwitchInsnNode
                || instruction instanceof LookupSwitchInsnNode;
    }

    /**
     * Whether the instruction tries to change something that a loop has read before, as {@code compareAndSet}: that is the
     * second of two steps.
     */
    boolean isAttemptAfterRead(int index) {
        if (frames[index] == null
                || !(instructions.get(index) instanceof MethodInsnNode call)
                || !ATTEMPTS.contains(call.name)) {
            return false;
        }
        int arguments = Type.getArgumentTypes(call.desc).length;
        int top = frames[index].getStackSize();
        for (int i = top - arguments; i < top; i++) {
            if (frames[index].getStack(i).isReadInLoop) {
                return true;
            }
        }
        return false;
    }

    /** Whether the decision is made by what other threads may change, and by nothing that goes on by itself. */
    boolean isForeign(int index) {
        return has(index, true);
    }

    /** Whether nothing is known of what the decision is made by, as of a truth value that was worked out before. */
    boolean isOpen(int index) {
        return has(index, false);
    }

    private boolean has(int index, boolean isForeign) {
        Frame<Source> frame = frames[index];
        if (frame == null) {
            return false;
        }
        int opcode = instructions.get(index).getOpcode();
        boolean comparesTwo = opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ACMPNE;
        int top = frame.getStackSize() - 1;
        Source source = frame.getStack(top);
        if (comparesTwo) {
            source = source.with(frame.getStack(top - 1), 1);
        }
        return source.isForeign == isForeign && !source.isCounted;
    }

    private static final class Sources extends Interpreter<Source> {
        private final InsnList instructions;
        private final BitSet looped;

        Sources(InsnList instructions, BitSet looped) {
            super(Opcodes.ASM9);
            this.instructions = instructions;
            this.looped = looped;
        }

        @Override
        public Source newValue(Type type) {
            return type == Type.VOID_TYPE ? null : Source.plain(type == null ? 1 : type.getSize());
        }

        @Override
        public Source newOperation(AbstractInsnNode instruction) {
            int opcode = instruction.getOpcode();
            if (opcode == Opcodes.GETSTATIC) {
                return read(instruction, sizeOfField(instruction));
            }
            boolean isWide = opcode == Opcodes.LCONST_0
                    || opcode == Opcodes.LCONST_1
                    || opcode == Opcodes.DCONST_0
                    || opcode == Opcodes.DCONST_1
                    || (instruction instanceof LdcInsnNode constant
                            && (constant.cst instanceof Long || constant.cst instanceof Double));
            return Source.plain(isWide ? 2 : 1);
        }

        private static int sizeOfField(AbstractInsnNode instruction) {
            return Type.getType(((FieldInsnNode) instruction).desc).getSize();
        }

        /** What a loop computes of its own values and keeps, it counts. */
        @Override
        public Source copyOperation(AbstractInsnNode instruction, Source value) {
            int opcode = instruction.getOpcode();
            boolean isStore = opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE;
            return isStore && value.isComputed && !value.isForeign && isLooped(instruction) ? value.counted() : value;
        }

        private Source read(AbstractInsnNode instruction, int size) {
            return new Source(size, true, isLooped(instruction), false, false);
        }

        private boolean isLooped(AbstractInsnNode instruction) {
            return looped.get(instructions.indexOf(instruction));
        }

        @Override
        public Source unaryOperation(AbstractInsnNode instruction, Source value) {
            return switch (instruction.getOpcode()) {
                case Opcodes.IINC -> isLooped(instruction) ? value.counted() : value;
                case Opcodes.GETFIELD -> read(instruction, sizeOfField(instruction));
                case Opcodes.I2L, Opcodes.I2D, Opcodes.L2D, Opcodes.F2L, Opcodes.F2D, Opcodes.D2L ->
                    value.with(value, 2);
                case Opcodes.LNEG, Opcodes.DNEG -> value;
                default -> value.with(value, 1);
            };
        }

        @Override
        public Source binaryOperation(AbstractInsnNode instruction, Source left, Source right) {
            int opcode = instruction.getOpcode();
            if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
                boolean isWide = opcode == Opcodes.LALOAD || opcode == Opcodes.DALOAD;
                return read(instruction, isWide ? 2 : 1);
            }
            boolean isComparison = opcode >= Opcodes.LCMP && opcode <= Opcodes.DCMPG;
            return isComparison
                    ? left.with(right, 1)
                    : left.with(right, left.size()).computed();
        }

        @Override
        public Source ternaryOperation(AbstractInsnNode instruction, Source first, Source second, Source third) {
            return null;
        }

        @Override
        public Source naryOperation(AbstractInsnNode instruction, List<? extends Source> values) {
            if (!(instruction instanceof MethodInsnNode call)) {
                String descriptor = instruction instanceof InvokeDynamicInsnNode dynamic
                        ? Type.getReturnType(dynamic.desc).getDescriptor()
                        : "I";
                return newValue(Type.getType(descriptor));
            }
            Source plain = newValue(Type.getReturnType(call.desc));
            if (plain == null) {
                return null;
            }
            if (isClock(call) || WALKS.contains(call.owner + "." + call.name)) {
                return plain.counted();
            }
            if (call.owner.equals("java/lang/Thread") && call.name.equals("currentThread")) {
                return plain;
            }
            if (PURE.contains(call.owner)) {
                Source all = plain;
                for (Source value : values) {
                    all = all.with(value, plain.size());
                }
                return all.computed();
            }
            return read(instruction, plain.size());
        }

        @Override
        public void returnOperation(AbstractInsnNode instruction, Source value, Source expected) {}

        @Override
        public Source merge(Source left, Source right) {
            if (left.equals(right)) {
                return left;
            }
            return new Source(
                    Math.min(left.size(), right.size()),
                    left.isForeign || right.isForeign,
                    left.isReadInLoop || right.isReadInLoop,
                    left.isCounted || right.isCounted,
                    left.isComputed && right.isComputed);
        }
    }
}
