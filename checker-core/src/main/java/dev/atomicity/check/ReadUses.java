package dev.atomicity.check;

import dev.atomicity.check.CodeRead.Use;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Reads in the code of a method what it does with the values of fields and the results of calls: to compare them, to keep them, or something else. */
final class ReadUses extends MethodVisitor {
    private static final Set<String> UNBOXING =
            Set.of("booleanValue", "intValue", "longValue", "doubleValue", "byteValue", "charValue", "shortValue");

    private final List<CodeRead> reads = new ArrayList<>();
    private final Set<String> comparedWithNone = new HashSet<>();

    /** By field: whether each write comes after a comparison of it with null or zero. */
    private final Map<String, Boolean> writes = new HashMap<>();

    private final boolean returnsTruth;
    private int line = -1;
    private int calls;
    private boolean hasJump;

    /** What is on the stack, to be compared perhaps. */
    private CodeRead pending;

    private boolean isCopied;

    /** What was kept in a local variable and is still on the stack, below what comes next: {@code (i = next()) < length}. */
    private CodeRead below;

    private final Set<CodeRead> comparedBelow = new HashSet<>();

    /** What is in a local variable. */
    private CodeRead held;

    private int local = -1;

    /** Where the way ends that is taken if what is held is null or zero; null before it was compared. */
    private Label end;

    /** Where that way begins, if the other one comes first in the code; null if it has begun. */
    private Label begin;

    ReadUses(MethodVisitor next, String descriptor) {
        super(Opcodes.ASM9, next);
        this.returnsTruth = descriptor.endsWith(")Z");
    }

    List<CodeRead> readsOf(String name) {
        return reads.stream().filter(read -> read.name.equals(name)).toList();
    }

    boolean createsIfAbsent(String field) {
        return writes.getOrDefault(field, false) && !returnsTruth;
    }

    boolean computesIfAbsent(String field) {
        return createsIfAbsent(field)
                && readsOf(field).stream()
                        .allMatch(read ->
                                read.use == Use.COMPARED || read.use == Use.REPLACED || read.use == Use.RETURNED);
    }

    /** Whether some of what is read in the line is compared there, or what a call there returns. */
    boolean compares(String name, int asked) {
        return reads.stream()
                .anyMatch(read -> read.line == asked
                        && (read.name.equals(name) || (!name.endsWith("()") && read.name.endsWith("()")))
                        && (read.use == Use.COMPARED
                                || read.use == Use.KEPT
                                || read.use == Use.REPLACED
                                || comparedBelow.contains(read)));
    }

    boolean calls(Set<String> methods) {
        return reads.stream().anyMatch(read -> methods.contains(read.name));
    }

    boolean isOnlyReturned() {
        return !hasJump
                && writes.isEmpty()
                && calls <= 1
                && !reads.isEmpty()
                && reads.get(reads.size() - 1).use == Use.RETURNED;
    }

    private void use(Use use) {
        if (pending != null) {
            if (use == Use.OTHER && pending == held && isCopied) {
                below = pending;
            }
            pending.use = use;
            pending = null;
        }
        isCopied = false;
    }

    private void read(String name, boolean isTruth) {
        use(Use.OTHER);
        pending = new CodeRead(name, line, isTruth);
        reads.add(pending);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        super.visitFieldInsn(opcode, owner, name, descriptor);
        if (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC) {
            use(Use.OTHER);
            writes.merge(name, comparedWithNone.contains(name), Boolean::logicalAnd);
        } else {
            read(name, descriptor.equals("Z"));
        }
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        if (owner.startsWith("java/lang/") && (UNBOXING.contains(name) || name.equals("valueOf"))) {
            return;
        }
        calls++;
        read(name + "()", descriptor.endsWith(")Z"));
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
        use(Use.OTHER);
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
        super.visitVarInsn(opcode, variable);
        boolean isStore = opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE;
        if (variable == local && held != null) {
            usesLocal(isStore);
        }
        if (isStore && pending != null) {
            held = pending;
            local = variable;
            begin = null;
            end = null;
            pending = isCopied ? pending : null;
        }
    }

    private void usesLocal(boolean isStore) {
        if (begin != null) {
            return;
        }
        if (end == null && !isStore) {
            pending = held;
            isCopied = true;
        } else {
            held.use = end != null && isStore ? Use.REPLACED : Use.OTHER;
            held = null;
        }
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        super.visitJumpInsn(opcode, label);
        hasJump = true;
        if (below != null && opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ICMPLE) {
            comparedBelow.add(below);
        }
        below = null;
        if (pending == null || opcode == Opcodes.GOTO) {
            use(Use.OTHER);
            return;
        }
        boolean isWithNone = opcode == Opcodes.IFNULL
                || opcode == Opcodes.IFNONNULL
                || opcode == Opcodes.IFEQ
                || opcode == Opcodes.IFNE;
        if (isWithNone) {
            comparedWithNone.add(pending.name);
        }
        boolean isHeld = pending == held;
        use(isHeld ? Use.KEPT : Use.COMPARED);
        if (isHeld) {
            boolean leadsToNone = opcode == Opcodes.IFNULL || opcode == Opcodes.IFEQ;
            begin = leadsToNone ? label : null;
            end = leadsToNone ? new Label() : label;
        }
    }

    @Override
    public void visitLabel(Label label) {
        super.visitLabel(label);
        if (label == end) {
            held = null;
        }
        if (label == begin) {
            begin = null;
        }
    }

    @Override
    public void visitInsn(int opcode) {
        super.visitInsn(opcode);
        if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.ARETURN) {
            use(Use.RETURNED);
        } else if (opcode >= Opcodes.IADD && opcode <= Opcodes.DREM) {
            use(Use.CALCULATED);
        } else if (opcode == Opcodes.DUP || opcode == Opcodes.DUP2) {
            isCopied = pending != null;
        } else {
            boolean isConstant = opcode >= Opcodes.ACONST_NULL && opcode <= Opcodes.DCONST_1;
            boolean isComparison = opcode >= Opcodes.LCMP && opcode <= Opcodes.DCMPG;
            if (!isConstant && !isComparison) {
                use(Use.OTHER);
            }
        }
    }

    @Override
    public void visitLineNumber(int number, Label start) {
        super.visitLineNumber(number, start);
        line = number;
    }

    @Override
    public void visitIincInsn(int variable, int increment) {
        super.visitIincInsn(variable, increment);
        if (variable == local && held != null) {
            usesLocal(false);
            use(Use.CALCULATED);
        }
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        super.visitTypeInsn(opcode, type);
        if (opcode != Opcodes.CHECKCAST) {
            use(Use.OTHER);
        }
    }
}
