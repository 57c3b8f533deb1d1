package dev.atomicity.agent.classes;

import java.nio.charset.StandardCharsets;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Makes the hooks visible to the classes of a class loader that does not delegate: its {@code loadClass} first looks for them in the boot
 * loader.
 */
public final class LoaderOpening {
    private static final byte[] METHOD = "loadClass".getBytes(StandardCharsets.US_ASCII);
    private static final String SHORT_DESCRIPTOR = "(Ljava/lang/String;)Ljava/lang/Class;";
    private static final String LONG_DESCRIPTOR = "(Ljava/lang/String;Z)Ljava/lang/Class;";

    private LoaderOpening() {}

    /** A quick test: whether the file contains the name of the method at all. */
    public static boolean isNeeded(byte[] classFile) {
        for (int at = 0; at <= classFile.length - METHOD.length; at++) {
            int matched = 0;
            while (matched < METHOD.length && classFile[at + matched] == METHOD[matched]) {
                matched++;
            }
            if (matched == METHOD.length) {
                return true;
            }
        }
        return false;
    }

    public static byte[] open(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        boolean hasFrames = (reader.readShort(6) & 0xFFFF) >= Opcodes.V1_6;
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        MethodVisitor target = super.visitMethod(access, name, descriptor, signature, exceptions);
                        boolean loads = name.equals("loadClass")
                                && (descriptor.equals(SHORT_DESCRIPTOR) || descriptor.equals(LONG_DESCRIPTOR))
                                && (access & (Opcodes.ACC_STATIC | Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
                        Object[] locals = descriptor.equals(SHORT_DESCRIPTOR)
                                ? new Object[] {reader.getClassName(), "java/lang/String"}
                                : new Object[] {reader.getClassName(), "java/lang/String", Opcodes.INTEGER};
                        return loads ? new Opener(target, hasFrames ? locals : null) : target;
                    }
                },
                ClassReader.EXPAND_FRAMES);
        return writer.toByteArray();
    }

    private static final class Opener extends MethodVisitor {
        private final Object[] locals;

        Opener(MethodVisitor target, Object[] locals) {
            super(Opcodes.ASM9, target);
            this.locals = locals;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            Label other = new Label();
            visitVarInsn(Opcodes.ALOAD, 1);
            visitMethodInsn(Opcodes.INVOKESTATIC, "dev/atomicity/hooks/HookClasses", "find", SHORT_DESCRIPTOR, false);
            visitInsn(Opcodes.DUP);
            visitJumpInsn(Opcodes.IFNULL, other);
            visitInsn(Opcodes.ARETURN);
            visitLabel(other);
            if (locals != null) {
                visitFrame(Opcodes.F_NEW, locals.length, locals, 1, new Object[] {"java/lang/Class"});
            }
            visitInsn(Opcodes.POP);
        }
    }
}
