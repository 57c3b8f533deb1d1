package dev.atomicity.check;

import dev.atomicity.specification.MethodSignature;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The names of the methods that a class file declares. */
final class MethodNames {
    private MethodNames() {}

    /** Without constructors and what the compiler made; empty if there is no such class or it cannot be read. */
    static Set<String> of(ClassFiles classes, String className) throws IOException {
        return read(classes, className, (method, descriptor) -> method);
    }

    /** The same with their class and the types of their parameters, which distinguish overloaded ones. */
    static Set<String> signatures(ClassFiles classes, String className) throws IOException {
        return read(classes, className, (method, descriptor) -> MethodSignature.of(className, method, descriptor));
    }

    private static Set<String> read(ClassFiles classes, String className, BinaryOperator<String> naming)
            throws IOException {
        Set<String> names = new TreeSet<>();
        byte[] classFile = classes.read(className);
        if (classFile == null) {
            return names;
        }
        try {
            new ClassReader(classFile)
                    .accept(
                            new Visitor(names, naming),
                            ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        } catch (IllegalArgumentException e) {
            // Of a Java that is newer than this version knows: there are only no names to propose.
            return Set.of();
        }
        return names;
    }

    private static final class Visitor extends ClassVisitor {
        private final Set<String> names;
        private final BinaryOperator<String> naming;

        /**
         * @param naming makes what is shown from the name and the descriptor of a method
         */
        Visitor(Set<String> names, BinaryOperator<String> naming) {
            super(Opcodes.ASM9);
            this.names = names;
            this.naming = naming;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            if ((access & Opcodes.ACC_SYNTHETIC) == 0 && !name.startsWith("<")) {
                names.add(naming.apply(name, descriptor));
            }
            return null;
        }
    }
}
