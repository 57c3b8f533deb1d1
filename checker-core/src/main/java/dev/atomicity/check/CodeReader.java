package dev.atomicity.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Reads the methods of a class file that have code. */
final class CodeReader extends ClassVisitor {
    record Call(String owner, String method) {}

    record FieldInLine(String field, int line) {}

    record Addition(int added, boolean isDropped) {
        static final Addition NONE = new Addition(0, false);

        /** What is known of a line that does both. */
        Addition and(Addition other) {
            return equals(other) ? this : new Addition(added == other.added ? added : 0, false);
        }
    }

    /** One method. */
    static final class Code {
        final Set<Call> calls = new HashSet<>();
        int firstLine = -1;
        int lastLine = -1;
        boolean hasLoop;

        /** What is added to a field in a line. */
        final Map<FieldInLine, Addition> additions = new HashMap<>();

        /** What is known of the calls in a line; {@code OTHER} if they differ. */
        final Map<FieldInLine, CallUses.Use> callUses = new HashMap<>();

        final ReadUses uses;

        Code(String descriptor) {
            uses = new ReadUses(new CodeVisitor(this), descriptor);
        }
    }

    private final Map<String, List<Code>> methods;

    CodeReader(Map<String, List<Code>> methods) {
        super(Opcodes.ASM9);
        this.methods = methods;
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        if ((access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0) {
            return null;
        }
        Code code = new Code(descriptor);
        methods.computeIfAbsent(name, key -> new ArrayList<>()).add(code);
        return new FieldCounts(
                new CallUses(
                        code.uses,
                        (call, line, use) -> code.callUses.merge(
                                new FieldInLine(call, line),
                                use,
                                (one, other) -> one == other ? one : CallUses.Use.OTHER)),
                (field, line, added, isDropped) -> code.additions.merge(
                        new FieldInLine(field, line), new Addition(added, isDropped), Addition::and));
    }

    private static final class CodeVisitor extends MethodVisitor {
        private final Code code;
        private final Set<Label> passed = new HashSet<>();

        CodeVisitor(Code code) {
            super(Opcodes.ASM9);
            this.code = code;
        }

        @Override
        public void visitLabel(Label label) {
            passed.add(label);
        }

        @Override
        public void visitLineNumber(int line, Label start) {
            code.firstLine = code.firstLine < 0 ? line : Math.min(code.firstLine, line);
            code.lastLine = Math.max(code.lastLine, line);
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
            code.hasLoop |= passed.contains(label);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            code.calls.add(new Call(owner.replace('/', '.'), name));
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            for (Object argument : arguments) {
                if (argument instanceof Handle handle) {
                    code.calls.add(new Call(handle.getOwner().replace('/', '.'), handle.getName()));
                }
            }
        }
    }
}
