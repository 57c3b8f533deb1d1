package dev.atomicity.check;

import dev.atomicity.findings.Methods;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Reads in class files which methods call which. Any thread may ask. */
final class MethodCode implements Methods {
    /** Calls between the method at fault and the access: longer chains are not followed. */
    private static final int FOLLOWED = 500;

    private final ClassFiles classes;

    /** By class: the methods with code, by name. Guarded by this; what is in it does not change. */
    private final Map<String, Map<String, List<Code>>> known = new HashMap<>();

    private record Call(String owner, String method) {}

    private record FieldInLine(String field, int line) {}

    private record Addition(int added, boolean isDropped) {
        static final Addition NONE = new Addition(0, false);

        /** What is known of a line that does both. */
        Addition and(Addition other) {
            return equals(other) ? this : new Addition(added == other.added ? added : 0, false);
        }
    }

    /** One method. */
    private static final class Code {
        final Set<Call> calls = new HashSet<>();
        int firstLine = -1;
        int lastLine = -1;
        boolean hasLoop;

        /** What is added to a field in a line. */
        final Map<FieldInLine, Addition> additions = new HashMap<>();

        /** What is known of the calls in a line; {@code OTHER} if they differ. */
        final Map<FieldInLine, CallUses.Use> uses = new HashMap<>();
    }

    MethodCode(ClassFiles classes) {
        this.classes = classes;
    }

    @Override
    public boolean calls(String owner, String method, String calledOwner, String calledMethod) {
        Call called = new Call(calledOwner, calledMethod);
        Set<Call> seen = new HashSet<>();
        Deque<Call> left = new ArrayDeque<>(List.of(new Call(owner, method)));
        while (!left.isEmpty() && seen.size() < FOLLOWED) {
            Call next = left.remove();
            for (Code code : methods(next.owner).getOrDefault(next.method, List.of())) {
                for (Call call : code.calls) {
                    if (mayBe(call, called)) {
                        return true;
                    }
                    if (seen.add(call)) {
                        left.add(call);
                    }
                }
            }
        }
        return false;
    }

    /** A call of a type that has no such code itself is one of a class below or above it. */
    private boolean mayBe(Call call, Call called) {
        return call.method.equals(called.method)
                && (call.owner.equals(called.owner) || !methods(call.owner).containsKey(call.method));
    }

    @Override
    public boolean hasLoop(String owner, String method) {
        List<Code> codes = methods(owner).get(method);
        return codes == null || codes.stream().anyMatch(code -> code.hasLoop);
    }

    @Override
    public int firstLine(String owner, String method, int line) {
        return methods(owner).getOrDefault(method, List.of()).stream()
                .filter(code -> line < 0 || (code.firstLine <= line && line <= code.lastLine))
                .mapToInt(code -> code.firstLine)
                .findFirst()
                .orElse(-1);
    }

    @Override
    public int counts(String owner, String method, int line, String field) {
        return addition(owner, method, line, field).added;
    }

    @Override
    public boolean onlyAdds(String owner, String method, int line, String variable) {
        return addition(owner, method, line, variable).isDropped;
    }

    @Override
    public boolean ticks(String owner, String method, int line, String call) {
        return isUsed(CallUses.Use.EVERY_NTH_TIME, owner, method, new FieldInLine(call, line));
    }

    @Override
    public boolean isConditional(String owner, String method, int line, String call) {
        return isUsed(CallUses.Use.CONDITIONAL, owner, method, new FieldInLine(call, line));
    }

    private boolean isUsed(CallUses.Use use, String owner, String method, FieldInLine asked) {
        List<CallUses.Use> uses = methods(owner).getOrDefault(method, List.of()).stream()
                .map(code -> code.uses.get(asked))
                .filter(Objects::nonNull)
                .toList();
        return !uses.isEmpty() && uses.stream().allMatch(use::equals);
    }

    private Addition addition(String owner, String method, int line, String field) {
        FieldInLine asked = new FieldInLine(field, line);
        return methods(owner).getOrDefault(method, List.of()).stream()
                .map(code -> code.additions.get(asked))
                .filter(Objects::nonNull)
                .reduce(Addition::and)
                .orElse(Addition.NONE);
    }

    private synchronized Map<String, List<Code>> methods(String className) {
        Map<String, List<Code>> methods = known.get(className);
        if (methods == null) {
            methods = new HashMap<>();
            try {
                byte[] classFile = classes.read(className);
                if (classFile != null) {
                    new ClassReader(classFile).accept(new Visitor(methods), ClassReader.SKIP_FRAMES);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            known.put(className, methods);
        }
        return methods;
    }

    private static final class Visitor extends ClassVisitor {
        private final Map<String, List<Code>> methods;

        Visitor(Map<String, List<Code>> methods) {
            super(Opcodes.ASM9);
            this.methods = methods;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            if ((access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0) {
                return null;
            }
            Code code = new Code();
            methods.computeIfAbsent(name, key -> new ArrayList<>()).add(code);
            return new FieldCounts(
                    new CallUses(
                            new CodeVisitor(code),
                            (call, line, use) -> code.uses.merge(
                                    new FieldInLine(call, line),
                                    use,
                                    (one, other) -> one == other ? one : CallUses.Use.OTHER)),
                    (field, line, added, isDropped) -> code.additions.merge(
                            new FieldInLine(field, line), new Addition(added, isDropped), Addition::and));
        }
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
