package dev.atomicity.check;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Recognises in the code of a method what it adds to fields: {@code count++}, {@code --count}, {@code count += 1}. */
final class FieldCounts extends MethodVisitor {
    /** Receives each write of a field. */
    interface Receiver {
        /**
         * @param added 1 or -1 if that is added to the field, 0 if anything else is written
         */
        void written(String field, int line, int added);
    }

    private final Receiver receiver;
    private int line = -1;

    /** The field that was read last, null if something else than to add one has been done since. */
    private String read;

    /** Whether the reference to the object was copied just now: for the read, and for the write that follows. */
    private boolean hasCopied;

    private boolean hasOne;
    private int added;

    FieldCounts(MethodVisitor next, Receiver receiver) {
        super(Opcodes.ASM9, next);
        this.receiver = receiver;
    }

    private void forget() {
        read = null;
        hasCopied = false;
        hasOne = false;
        added = 0;
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        super.visitFieldInsn(opcode, owner, name, descriptor);
        String field = owner + "." + name;
        boolean isWrite = opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
        if (isWrite) {
            receiver.written(name, line, field.equals(read) ? added : 0);
        }
        boolean isOfOneObject = hasCopied || opcode == Opcodes.GETSTATIC;
        forget();
        read = isOfOneObject && !isWrite ? field : null;
    }

    @Override
    public void visitInsn(int opcode) {
        super.visitInsn(opcode);
        switch (opcode) {
            case Opcodes.ICONST_1, Opcodes.LCONST_1 -> hasOne = read != null;
            case Opcodes.IADD, Opcodes.LADD -> add(1);
            case Opcodes.ISUB, Opcodes.LSUB -> add(-1);
            // A copy of the old value, or of the new one, stays on the stack.
            case Opcodes.DUP_X1, Opcodes.DUP2, Opcodes.DUP2_X1 -> {}
            case Opcodes.DUP -> {
                boolean isOfNumber = read != null;
                hasCopied = !isOfNumber;
            }
            default -> forget();
        }
    }

    private void add(int one) {
        if (hasOne && added == 0) {
            added = one;
        } else {
            forget();
        }
    }

    @Override
    public void visitLineNumber(int number, Label start) {
        super.visitLineNumber(number, start);
        line = number;
    }

    @Override
    public void visitLabel(Label label) {
        super.visitLabel(label);
        forget();
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
        super.visitVarInsn(opcode, variable);
        forget();
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        super.visitIntInsn(opcode, operand);
        forget();
    }

    @Override
    public void visitLdcInsn(Object value) {
        super.visitLdcInsn(value);
        forget();
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        super.visitJumpInsn(opcode, label);
        forget();
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        super.visitTypeInsn(opcode, type);
        forget();
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        forget();
    }
}
