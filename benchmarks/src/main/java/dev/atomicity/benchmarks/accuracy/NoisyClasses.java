package dev.atomicity.benchmarks.accuracy;

import dev.atomicity.specification.NamePattern;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Copies of classes that pause at random before each access, call and lock. */
final class NoisyClasses {
    private static final String CLASS_FILE = ".class";

    private NoisyClasses() {}

    /** Of all classes in a folder. */
    static void ofFolder(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file :
                    files.filter(file -> file.toString().endsWith(CLASS_FILE)).toList()) {
                write(Files.readAllBytes(file), to.resolve(from.relativize(file)));
            }
        }
    }

    /** Of the classes in a jar that a pattern names. */
    static void ofJar(Path jar, List<NamePattern> names, Path to) throws IOException {
        Files.createDirectories(to);
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : file.stream().toList()) {
                String path = entry.getName();
                if (path.endsWith(CLASS_FILE) && isNamed(path, names)) {
                    try (InputStream in = file.getInputStream(entry)) {
                        write(in.readAllBytes(), to.resolve(path));
                    }
                }
            }
        }
    }

    private static boolean isNamed(String path, List<NamePattern> names) {
        String type = path.substring(0, path.length() - CLASS_FILE.length()).replace('/', '.');
        return names.stream().anyMatch(name -> name.matches(type) || name.matches(type.replaceFirst("\\$.*", "")));
    }

    private static void write(byte[] original, Path file) throws IOException {
        ClassReader reader = new ClassReader(original);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        return new Pauses(super.visitMethod(access, name, descriptor, signature, exceptions));
                    }
                },
                0);
        Files.createDirectories(file.getParent());
        Files.write(file, writer.toByteArray());
    }

    /** The call takes nothing and leaves nothing, so the sizes of frames stay unchanged. */
    private static final class Pauses extends MethodVisitor {
        Pauses(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        private void pause() {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, "support/Noise", "here", "()V", false);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            pause();
            super.visitFieldInsn(opcode, owner, name, descriptor);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            pause();
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }

        @Override
        public void visitInsn(int opcode) {
            if ((opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD)
                    || (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE)
                    || opcode == Opcodes.MONITORENTER) {
                pause();
            }
            super.visitInsn(opcode);
        }
    }
}
