package dev.atomicity.check;

import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The names of the methods that a class file declares. */
final class MethodNames {
    private MethodNames() {}

    /** Without constructors and what the compiler made; empty if there is no such class or it cannot be read. */
    static Set<String> of(ClassFiles classes, String className) throws IOException {
        Set<String> names = new TreeSet<>();
        byte[] classFile = classes.read(className);
        if (classFile == null) {
            return names;
        }
        try {
            new ClassReader(classFile)
                    .accept(
                            new Visitor(names),
                            ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        } catch (IllegalArgumentException e) {
            // Of a Java that is newer than this version knows: there are only no names to propose.
            return Set.of();
        }
        return names;
    }

    private static final class Visitor extends ClassVisitor {
        private final Set<String> names;

        Visitor(Set<String> names) {
            super(Opcodes.ASM9);
            this.names = names;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            if ((access & Opcodes.ACC_SYNTHETIC) == 0 && !name.startsWith("<")) {
                names.add(name);
            }
            return null;
        }
    }
}
