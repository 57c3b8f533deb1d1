package dev.atomicity.agent.jdk;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Makes the JDK notify {@code ExitHooks} when the JVM ends, and with which status. A shutdown hook would not work: it runs concurrently
 * with those of the program, and does not know the status.
 */
public final class ExitHook implements ClassFileTransformer {
    private static final String SHUTDOWN = "java/lang/Shutdown";
    private static final String REPORT = "dev/atomicity/hooks/ExitHooks";

    /** Where {@code exit} and {@code halt} end. */
    private static final String HALT = "halt(I)V";

    /** Where the JVM ends when the last thread of the program did. */
    private static final String LAST_THREAD_ENDED = "shutdown()V";

    private final Set<String> changed = new HashSet<>();
    private Throwable failure;

    private ExitHook() {}

    public static void install(Instrumentation instrumentation) {
        ExitHook hook = new ExitHook();
        instrumentation.addTransformer(hook, true);
        try {
            instrumentation.retransformClasses(Class.forName(SHUTDOWN.replace('/', '.'), false, null));
        } catch (ClassNotFoundException | UnmodifiableClassException e) {
            hook.failure = e;
        } finally {
            instrumentation.removeTransformer(hook);
        }
        if (!hook.changed.equals(Set.of(HALT, LAST_THREAD_ENDED))) {
            throw new IllegalStateException("the findings cannot be reported at the end of this JVM", hook.failure);
        }
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
        if (loader != null || !SHUTDOWN.equals(name)) {
            return null;
        }
        try {
            ClassReader reader = new ClassReader(classFile);
            ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
            reader.accept(new Inserter(writer), 0);
            return writer.toByteArray();
        } catch (RuntimeException e) {
            failure = e; // the JVM would swallow it
            return null;
        }
    }

    private final class Inserter extends ClassVisitor {
        Inserter(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodVisitor method = super.visitMethod(access, name, descriptor, signature, exceptions);
            return switch (name + descriptor) {
                case HALT -> {
                    changed.add(HALT);
                    yield new MethodVisitor(Opcodes.ASM9, method) {
                        @Override
                        public void visitCode() {
                            super.visitCode();
                            visitVarInsn(Opcodes.ILOAD, 0);
                            visitMethodInsn(Opcodes.INVOKESTATIC, REPORT, "halting", "(I)I", false);
                            visitVarInsn(Opcodes.ISTORE, 0); // the status
                        }
                    };
                }
                case LAST_THREAD_ENDED -> {
                    changed.add(LAST_THREAD_ENDED);
                    yield new MethodVisitor(Opcodes.ASM9, method) {
                        @Override
                        public void visitInsn(int opcode) {
                            if (opcode == Opcodes.RETURN) {
                                visitMethodInsn(Opcodes.INVOKESTATIC, REPORT, "shutDown", "()V", false);
                            }
                            super.visitInsn(opcode);
                        }
                    };
                }
                default -> method;
            };
        }
    }
}
