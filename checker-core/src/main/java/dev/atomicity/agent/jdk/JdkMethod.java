package dev.atomicity.agent.jdk;

import dev.atomicity.agent.models.Phrase;
import dev.atomicity.hooks.places.Sites;
import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** A method of the JDK that calls a hook where tasks pass from one thread to another. */
record JdkMethod(String owner, String file, int access, String name, String descriptor) {
    private static final String HOOKS = "dev/atomicity/hooks/TaskHooks";
    private static final String OBJECT = "Ljava/lang/Object;";

    /**
     * Inserts the hooks.
     *
     * @param found gets each point when its place is met
     */
    MethodVisitor instrument(List<JdkPoints.Point> points, Consumer<JdkPoints.Point> found, MethodVisitor next) {
        int wrapped = JdkPoints.wrapsTasks(owner) && name.equals("<init>") ? taskArgument() : -1;
        if (points.isEmpty() && wrapped < 0 && !JdkPoints.looksAtResults(owner)) {
            return next;
        }
        return new Inserter(points, found, wrapped, next);
    }

    /** The local variable of the argument that is a task, -1 if there is none. */
    private int taskArgument() {
        int local = 1;
        for (Type argument : Type.getArgumentTypes(descriptor)) {
            if (argument.getInternalName().equals("java/lang/Runnable")
                    || argument.getInternalName().equals("java/util/concurrent/Callable")) {
                return local;
            }
            local += argument.getSize();
        }
        return -1;
    }

    private final class Inserter extends MethodVisitor {
        private final List<JdkPoints.Point> points;
        private final Consumer<JdkPoints.Point> found;
        private final int wrappedTask;
        private int line = -1;

        Inserter(List<JdkPoints.Point> points, Consumer<JdkPoints.Point> found, int wrappedTask, MethodVisitor next) {
            super(Opcodes.ASM9, next);
            this.points = points;
            this.found = found;
            this.wrappedTask = wrappedTask;
        }

        @Override
        public void visitLineNumber(int number, Label start) {
            line = number;
            super.visitLineNumber(number, start);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            for (JdkPoints.Point point : points) {
                if (point.where() == JdkPoints.Where.ENTRY) {
                    visitVarInsn(Opcodes.ALOAD, 0);
                    callHook(point, "(" + OBJECT + "I)V");
                } else if (point.where() == JdkPoints.Where.ENTRY_WITH_ARGUMENT) {
                    visitVarInsn(Opcodes.ALOAD, 1);
                    callHook(point, "(" + OBJECT + "I)V");
                }
            }
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
                for (JdkPoints.Point point : points) {
                    boolean isPlain = opcode == Opcodes.RETURN && point.where() == JdkPoints.Where.RETURN_WITH_RESULT;
                    if (isPlain || point.where() == JdkPoints.Where.RETURN) {
                        visitVarInsn(Opcodes.ALOAD, 0);
                        callHook(point, "(" + OBJECT + "I)V");
                    } else if (point.where() == JdkPoints.Where.RETURN_WITH_RESULT) {
                        visitInsn(Opcodes.DUP); // result result
                        visitVarInsn(Opcodes.ALOAD, 0);
                        visitInsn(Opcodes.SWAP); // result this result
                        callHook(point, "(" + OBJECT + "ZI)V");
                    }
                }
                if (wrappedTask >= 0) {
                    visitVarInsn(Opcodes.ALOAD, 0);
                    visitVarInsn(Opcodes.ALOAD, wrappedTask);
                    callHook("wrapped", "(" + OBJECT + OBJECT + "I)V", "hands over a task");
                }
            }
            super.visitInsn(opcode);
        }

        @Override
        public void visitMethodInsn(int opcode, String type, String method, String signature, boolean isInterface) {
            for (JdkPoints.Point point : points) {
                if (!(type + "." + method).equals(point.detail())) {
                    continue;
                }
                if (point.where() == JdkPoints.Where.CALL) {
                    visitInsn(Opcodes.DUP); // receiver receiver
                    callHook(point, "(" + OBJECT + "I)V");
                } else if (point.where() == JdkPoints.Where.CALL_WITH_ARGUMENT) {
                    visitInsn(Opcodes.DUP2); // receiver argument receiver argument
                    visitInsn(Opcodes.POP);
                    callHook(point, "(" + OBJECT + "I)V");
                }
            }
            super.visitMethodInsn(opcode, type, method, signature, isInterface);
        }

        @Override
        public void visitFieldInsn(int opcode, String type, String field, String signature) {
            for (JdkPoints.Point point : points) {
                if (point.where() == JdkPoints.Where.FIELD_READ
                        && opcode == Opcodes.GETFIELD
                        && field.equals(point.detail())) {
                    visitInsn(Opcodes.DUP); // object object
                    callHook(point, "(" + OBJECT + "I)V");
                }
            }
            boolean isResult =
                    type.equals(JdkPoints.COMPLETABLE) && field.equals("result") && JdkPoints.looksAtResults(owner);
            if (isResult && opcode == Opcodes.GETFIELD) {
                visitInsn(Opcodes.DUP); // future future
                super.visitFieldInsn(opcode, type, field, signature);
                visitInsn(Opcodes.DUP_X1); // result future result
                callHook("looked", "(" + OBJECT + OBJECT + "I)V", "gets the result");
                return;
            }
            if (isResult && opcode == Opcodes.PUTFIELD) {
                visitInsn(Opcodes.DUP2); // future result future result
                visitInsn(Opcodes.POP);
                callHook("completing", "(" + OBJECT + "I)V", "completes the future");
            }
            super.visitFieldInsn(opcode, type, field, signature);
        }

        private void callHook(JdkPoints.Point point, String signature) {
            found.accept(point);
            callHook(point.hook(), signature, point.operation());
        }

        private void callHook(String hook, String signature, String operation) {
            Phrase phrase = Phrase.of(operation);
            int site = Sites.add(new Sites.Site(
                    owner.replace('/', '.'), name, descriptor, file, line, phrase.operation(), phrase.object()));
            super.visitLdcInsn(site);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, hook, signature, false);
        }
    }
}
