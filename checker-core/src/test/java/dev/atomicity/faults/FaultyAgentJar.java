package dev.atomicity.faults;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A copy of the agent whose checker has a fault point at the start of each method and before each call. */
final class FaultyAgentJar {
    private static final String BOOT = "META-INF/atomicity/boot.jar";
    private static final String POINT = "dev/atomicity/faults/FaultPoint";
    private static final List<String> PACKAGES =
            List.of("dev/atomicity/hooks/", "dev/atomicity/shadow/", "dev/atomicity/checker/");

    /** What each point stands for, by its number. */
    private final List<String> points = new ArrayList<>();

    /** Writes the copy, and returns what its points stand for. */
    List<String> write(Path agent, Path copy) throws IOException {
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(agent));
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(copy))) {
            for (ZipEntry entry; (entry = in.getNextEntry()) != null; ) {
                out.putNextEntry(new ZipEntry(entry.getName()));
                byte[] bytes = in.readAllBytes();
                out.write(entry.getName().equals(BOOT) ? faultyBoot(bytes) : bytes);
            }
        }
        return points;
    }

    private byte[] faultyBoot(byte[] boot) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipInputStream in = new ZipInputStream(new java.io.ByteArrayInputStream(boot));
                ZipOutputStream out = new ZipOutputStream(bytes)) {
            for (ZipEntry entry; (entry = in.getNextEntry()) != null; ) {
                byte[] file = in.readAllBytes();
                boolean isFaulty =
                        entry.getName().endsWith(".class") && PACKAGES.stream().anyMatch(entry.getName()::startsWith);
                add(entry.getName(), isFaulty ? faulty(file) : file, out);
            }
            try (InputStream point = FaultyAgentJar.class.getResourceAsStream("/" + POINT + ".class")) {
                add(POINT + ".class", point.readAllBytes(), out);
            }
        }
        return bytes.toByteArray();
    }

    private static void add(String name, byte[] bytes, OutputStream out) throws IOException {
        ((ZipOutputStream) out).putNextEntry(new ZipEntry(name));
        out.write(bytes);
    }

    private byte[] faulty(byte[] file) {
        ClassReader reader = new ClassReader(file);
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        String type = reader.getClassName();
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        MethodVisitor code = super.visitMethod(access, name, descriptor, signature, exceptions);
                        // A class whose initialiser fails is gone for good; the agent has initialised them all.
                        return name.equals("<clinit>") ? code : new FaultyMethod(code, type + "." + name);
                    }
                },
                0);
        return writer.toByteArray();
    }

    private final class FaultyMethod extends MethodVisitor {
        private final String method;

        FaultyMethod(MethodVisitor code, String method) {
            super(Opcodes.ASM9, code);
            this.method = method;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            point("start");
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            point(owner + "." + name);
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }

        private void point(String step) {
            mv.visitLdcInsn(points.size());
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, POINT, "reach", "(I)V", false);
            points.add(method + ": " + step);
        }
    }
}
