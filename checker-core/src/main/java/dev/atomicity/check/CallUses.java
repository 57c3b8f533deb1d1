package dev.atomicity.check;

import java.util.Set;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Recognises in the code of a method calls that act only if what they expect is still so, and counters that are incremented only to do something every n-th
 * time: {@code (reads.incrementAndGet() & 63) == 0}.
 */
final class CallUses extends MethodVisitor {
    /** What is known of a call. */
    enum Use {
        CONDITIONAL,
        EVERY_NTH_TIME,
        OTHER
    }

    /** Receives each call. */
    interface Receiver {
        /** @param call as {@code remove()} */
        void called(String call, int line, Use use);
    }

    private static final Set<String> INCREMENTS = Set.of("incrementAndGet", "getAndIncrement");

    private static final Set<String> COMPARE_AND_SET = Set.of(
            "compareAndSet",
            "weakCompareAndSet",
            "weakCompareAndSetPlain",
            "weakCompareAndSetVolatile",
            "weakCompareAndSetAcquire",
            "weakCompareAndSetRelease");

    private final Receiver receiver;
    private int line = -1;

    /** A call whose use is not known yet, null if there is none. */
    private String pending;

    private int lineOfPending;

    /** What was done with the result of the increment so far. */
    private enum Progress {
        CALLED,
        HAS_PERIOD,
        HAS_REMAINDER,
        HAS_ZERO,
        IS_COMPARED
    }

    private Progress progress = Progress.CALLED;

    CallUses(MethodVisitor next, Receiver receiver) {
        super(Opcodes.ASM9, next);
        this.receiver = receiver;
    }

    private void settle(Use use) {
        if (pending != null) {
            receiver.called(pending + "()", lineOfPending, use);
            pending = null;
        }
    }

    /** Something else is done with the result than to ask whether it is the n-th time. */
    private void settleOtherwise() {
        settle(pending != null && pending.equals("putIfAbsent") ? Use.CONDITIONAL : Use.OTHER);
    }

    private void advance(Progress from, Progress to) {
        if (pending != null && INCREMENTS.contains(pending) && progress == from) {
            progress = to;
        } else {
            settleOtherwise();
        }
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        settleOtherwise();
        int arguments = Type.getArgumentTypes(descriptor).length;
        if (INCREMENTS.contains(name) || name.equals("putIfAbsent")) {
            pending = name;
            lineOfPending = line;
            progress = Progress.CALLED;
        } else {
            boolean isConditional = COMPARE_AND_SET.contains(name)
                    || (name.equals("remove") && arguments == 2 && descriptor.endsWith(")Z"))
                    || (name.equals("replace") && arguments == 3 && descriptor.endsWith(")Z"));
            receiver.called(name + "()", line, isConditional ? Use.CONDITIONAL : Use.OTHER);
        }
    }

    @Override
    public void visitInsn(int opcode) {
        super.visitInsn(opcode);
        switch (opcode) {
            case Opcodes.LCONST_0 -> {
                if (progress == Progress.HAS_REMAINDER) {
                    advance(Progress.HAS_REMAINDER, Progress.HAS_ZERO);
                } else {
                    advance(Progress.CALLED, Progress.HAS_PERIOD);
                }
            }
            case Opcodes.ICONST_1,
                    Opcodes.ICONST_2,
                    Opcodes.ICONST_3,
                    Opcodes.ICONST_4,
                    Opcodes.ICONST_5,
                    Opcodes.LCONST_1 -> advance(Progress.CALLED, Progress.HAS_PERIOD);
            case Opcodes.IAND, Opcodes.IREM, Opcodes.LAND, Opcodes.LREM ->
                advance(Progress.HAS_PERIOD, Progress.HAS_REMAINDER);
            case Opcodes.LCMP -> advance(Progress.HAS_ZERO, Progress.IS_COMPARED);
            case Opcodes.POP, Opcodes.POP2 -> settle(Use.OTHER);
            default -> settleOtherwise();
        }
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        super.visitIntInsn(opcode, operand);
        advance(Progress.CALLED, Progress.HAS_PERIOD);
    }

    @Override
    public void visitLdcInsn(Object value) {
        super.visitLdcInsn(value);
        advance(Progress.CALLED, Progress.HAS_PERIOD);
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        super.visitJumpInsn(opcode, label);
        boolean asksForZero = opcode == Opcodes.IFEQ || opcode == Opcodes.IFNE;
        boolean isEveryNthTime = pending != null
                && INCREMENTS.contains(pending)
                && asksForZero
                && (progress == Progress.HAS_REMAINDER || progress == Progress.IS_COMPARED);
        if (isEveryNthTime) {
            settle(Use.EVERY_NTH_TIME);
        } else {
            settleOtherwise();
        }
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
        super.visitVarInsn(opcode, variable);
        settleOtherwise();
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        super.visitTypeInsn(opcode, type);
        if (opcode != Opcodes.CHECKCAST) { // whether the result is used is seen after it
            settleOtherwise();
        }
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        super.visitFieldInsn(opcode, owner, name, descriptor);
        settleOtherwise();
    }

    @Override
    public void visitLineNumber(int number, Label start) {
        super.visitLineNumber(number, start);
        line = number;
    }

    @Override
    public void visitEnd() {
        super.visitEnd();
        settleOtherwise();
    }
}
