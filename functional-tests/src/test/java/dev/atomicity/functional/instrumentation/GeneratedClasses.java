package dev.atomicity.functional.instrumentation;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Class files that no compiler of today writes. Each has {@code static int run()}. */
final class GeneratedClasses implements Opcodes {
    static final String NAME = "generated/Sample";

    private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    private final boolean hasFrames;

    private GeneratedClasses(int version) {
        hasFrames = (version & 0xFFFF) >= V1_6;
        writer.visit(version, ACC_PUBLIC | ACC_SUPER, NAME, null, "java/lang/Object", null);
        MethodVisitor constructor = method(0, "<init>", "()V");
        constructor.visitVarInsn(ALOAD, 0);
        constructor.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        constructor.visitInsn(RETURN);
        end(constructor);
    }

    private MethodVisitor method(int access, String name, String descriptor) {
        MethodVisitor code = writer.visitMethod(access, name, descriptor, null, null);
        code.visitCode();
        return code;
    }

    private static void end(MethodVisitor code) {
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private byte[] done() {
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static void add(MethodVisitor code, int opcode, String field, int value) {
        boolean isStatic = opcode == PUTSTATIC;
        if (!isStatic) {
            code.visitInsn(DUP);
        }
        if (!isStatic) {
            code.visitInsn(DUP);
        }
        code.visitFieldInsn(isStatic ? GETSTATIC : GETFIELD, NAME, field, "I");
        code.visitIntInsn(SIPUSH, value);
        code.visitInsn(IADD);
        code.visitFieldInsn(opcode, NAME, field, "I");
    }

    /** Fields, an array, a lock of the class, a branch, a handler. */
    static byte[] ofVersion(int version) {
        GeneratedClasses type = new GeneratedClasses(version);
        type.writer.visitField(0, "instance", "I", null, null).visitEnd();
        type.writer
                .visitField(ACC_STATIC | ACC_VOLATILE, "shared", "I", null, null)
                .visitEnd();
        MethodVisitor code = type.method(ACC_PUBLIC | ACC_STATIC | ACC_SYNCHRONIZED, "run", "()I");
        Label start = new Label();
        Label end = new Label();
        Label handler = new Label();
        code.visitTryCatchBlock(start, end, handler, "java/lang/ArrayIndexOutOfBoundsException");
        code.visitTypeInsn(NEW, NAME);
        code.visitInsn(DUP);
        code.visitMethodInsn(INVOKESPECIAL, NAME, "<init>", "()V", false);
        code.visitVarInsn(ASTORE, 0);
        code.visitVarInsn(ALOAD, 0);
        add(code, PUTFIELD, "instance", 3);
        code.visitInsn(POP);
        add(code, PUTSTATIC, "shared", 40);
        code.visitLabel(start);
        code.visitInsn(ICONST_1);
        code.visitIntInsn(NEWARRAY, T_LONG);
        code.visitVarInsn(ALOAD, 0);
        code.visitFieldInsn(GETFIELD, NAME, "instance", "I");
        code.visitInsn(LCONST_1);
        code.visitInsn(LASTORE);
        code.visitLabel(end);
        code.visitInsn(ICONST_0);
        code.visitInsn(IRETURN);
        code.visitLabel(handler);
        if (type.hasFrames) {
            code.visitFrame(
                    F_FULL, 1, new Object[] {NAME}, 1, new Object[] {"java/lang/ArrayIndexOutOfBoundsException"});
        }
        code.visitInsn(POP);
        code.visitVarInsn(ALOAD, 0);
        code.visitFieldInsn(GETFIELD, NAME, "instance", "I");
        code.visitFieldInsn(GETSTATIC, NAME, "shared", "I");
        code.visitInsn(IADD);
        code.visitInsn(IRETURN);
        end(code);
        return type.done();
    }

    /** A subroutine that is called twice, as compilers once wrote for {@code finally}. */
    static byte[] withSubroutine(int version) {
        GeneratedClasses type = new GeneratedClasses(version);
        type.writer.visitField(ACC_STATIC, "shared", "I", null, null).visitEnd();
        MethodVisitor code = type.method(ACC_PUBLIC | ACC_STATIC, "run", "()I");
        Label subroutine = new Label();
        code.visitJumpInsn(JSR, subroutine);
        code.visitJumpInsn(JSR, subroutine);
        code.visitFieldInsn(GETSTATIC, NAME, "shared", "I");
        code.visitInsn(IRETURN);
        code.visitLabel(subroutine);
        code.visitVarInsn(ASTORE, 0);
        add(code, PUTSTATIC, "shared", 21);
        code.visitVarInsn(RET, 0);
        end(code);
        return type.done();
    }

    /** Names that Java does not allow: one for two fields, and one that no method may have. */
    static byte[] withOddNames() {
        GeneratedClasses type = new GeneratedClasses(V11);
        type.writer.visitField(ACC_STATIC, "twice", "I", null, null).visitEnd();
        type.writer.visitField(ACC_STATIC, "twice", "J", null, null).visitEnd();
        type.writer.visitField(ACC_STATIC, "<odd> name", "I", null, null).visitEnd();
        MethodVisitor code = type.method(ACC_PUBLIC | ACC_STATIC, "run", "()I");
        add(code, PUTSTATIC, "twice", 30);
        code.visitLdcInsn(5L);
        code.visitFieldInsn(PUTSTATIC, NAME, "twice", "J");
        add(code, PUTSTATIC, "<odd> name", 7);
        code.visitFieldInsn(GETSTATIC, NAME, "twice", "I");
        code.visitFieldInsn(GETSTATIC, NAME, "twice", "J");
        code.visitInsn(L2I);
        code.visitInsn(IADD);
        code.visitFieldInsn(GETSTATIC, NAME, "<odd> name", "I");
        code.visitInsn(IADD);
        code.visitInsn(IRETURN);
        end(code);
        return type.done();
    }

    /** A method, and an initialiser, with so many additions of one, and so many more fields. */
    static byte[] ofSize(String method, int additions, int fields) {
        GeneratedClasses type = new GeneratedClasses(V17);
        for (int i = 0; i < fields; i++) {
            type.writer.visitField(0, "field" + i, "I", null, null).visitEnd();
        }
        type.writer.visitField(ACC_STATIC, "sum", "I", null, null).visitEnd();
        if (!method.equals("run")) {
            MethodVisitor code = type.method(ACC_STATIC, method, "()V");
            for (int i = 0; i < additions; i++) {
                add(code, PUTSTATIC, "sum", 1);
            }
            code.visitInsn(RETURN);
            end(code);
        }
        MethodVisitor code = type.method(ACC_PUBLIC | ACC_STATIC, "run", "()I");
        for (int i = 0; i < (method.equals("run") ? additions : 1); i++) {
            add(code, PUTSTATIC, "sum", 1);
        }
        if (fields > 0) {
            code.visitTypeInsn(NEW, NAME);
            code.visitInsn(DUP);
            code.visitMethodInsn(INVOKESPECIAL, NAME, "<init>", "()V", false);
            add(code, PUTFIELD, "field" + (fields - 1), 9);
            code.visitInsn(POP);
        }
        code.visitFieldInsn(GETSTATIC, NAME, "sum", "I");
        code.visitInsn(IRETURN);
        end(code);
        return type.done();
    }

    /** A jump over more than 32 KB once it is instrumented, but not before. */
    static byte[] withLongJump(int additions) {
        GeneratedClasses type = new GeneratedClasses(V17);
        type.writer.visitField(ACC_STATIC, "sum", "I", null, null).visitEnd();
        MethodVisitor code = type.method(ACC_PUBLIC | ACC_STATIC, "run", "()I");
        Label end = new Label();
        code.visitFieldInsn(GETSTATIC, NAME, "sum", "I");
        code.visitJumpInsn(IFNE, end);
        for (int i = 0; i < additions; i++) {
            add(code, PUTSTATIC, "sum", 1);
        }
        code.visitLabel(end);
        code.visitFrame(F_SAME, 0, null, 0, null);
        code.visitFieldInsn(GETSTATIC, NAME, "sum", "I");
        code.visitInsn(IRETURN);
        end(code);
        return type.done();
    }
}
