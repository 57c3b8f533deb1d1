package dev.atomicity.check;

import java.util.Arrays;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Recognises in the code of a method what it adds to fields, {@code count++}, {@code --count}, {@code count += 1}, and to the values of maps,
 * {@code map.merge(key, n, Integer::sum)}.
 */
final class FieldCounts extends MethodVisitor {
    /** Receives each write of a field. */
    interface Receiver {
        /**
         * @param field its name, or {@code merge()}
         * @param added 1 or -1 if that is added to the field, 0 if anything else is written
         * @param isDropped whether it only adds something, and nothing there looks at the sum
         */
        void written(String field, int line, int added, boolean isDropped);
    }

    private static final Set<String> NUMBERS = Set.of("java/lang/Integer", "java/lang/Long");

    private final Receiver receiver;
    private int line = -1;

    /** The field that was read last, null if something else than to add one has been done since. */
    private String read;

    /** Whether the reference to the object was copied just now: for the read, and for the write that follows. */
    private boolean hasCopied;

    private boolean hasOne;
    private int added;

    /** Whether the old value or the new one is needed besides. */
    private boolean isKept;

    /** Whether a function that adds was put on the stack just now, and whether {@code merge} was called with it just now. */
    private boolean hasSum;

    private boolean hasMerged;

    FieldCounts(MethodVisitor next, Receiver receiver) {
        super(Opcodes.ASM9, next);
        this.receiver = receiver;
    }

    private void forget() {
        read = null;
        hasCopied = false;
        hasOne = false;
        added = 0;
        isKept = false;
        hasSum = false;
        hasMerged = false;
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        super.visitFieldInsn(opcode, owner, name, descriptor);
        String field = owner + "." + name;
        boolean isWrite = opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
        if (isWrite) {
            int one = field.equals(read) ? added : 0;
            receiver.written(name, line, one, one != 0 && !isKept);
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
            case Opcodes.DUP_X1, Opcodes.DUP2, Opcodes.DUP2_X1 -> isKept = true;
            case Opcodes.DUP -> {
                boolean isOfNumber = read != null;
                hasCopied = !isOfNumber;
                isKept = isOfNumber;
            }
            case Opcodes.POP -> {
                if (hasMerged) {
                    receiver.written("merge()", line, 0, true);
                }
                forget();
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
        boolean isMerge = hasSum && name.equals("merge");
        forget();
        hasMerged = isMerge;
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
        forget();
        hasSum = Arrays.stream(arguments)
                .anyMatch(argument -> argument instanceof Handle function
                        && NUMBERS.contains(function.getOwner())
                        && function.getName().equals("sum"));
    }
}
