package dev.atomicity.agent.classes;

import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.SerialVersionUIDAdder;
import org.objectweb.asm.tree.ClassNode;

/**
 * Keeps the serial version of a class: the one that the JVM computes from the members of a class would change with the members that are
 * added, and objects that were serialized before could no longer be read.
 */
public final class SerialVersion {
    private static final String FIELD = "serialVersionUID";

    private SerialVersion() {}

    /** Adds the serial version that the class has by its own members to the copy, if it is serializable without one. */
    public static void keep(ClassNode type, ClassLoader loader, ClassHierarchy hierarchy, ClassNode copy) {
        // An interface gets no members, and the serial version of an enum or a record without one is always 0.
        boolean isExempt = (type.access & (Opcodes.ACC_ENUM | Opcodes.ACC_INTERFACE | Opcodes.ACC_RECORD)) != 0;
        boolean says = type.fields.stream().anyMatch(field -> field.name.equals(FIELD));
        if (isExempt || says || !hierarchy.isA(loader, type.name, "java/io/Serializable")) {
            return;
        }
        type.accept(
                new SerialVersionUIDAdder(Opcodes.ASM9, new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public FieldVisitor visitField(
                            int access, String name, String descriptor, String signature, Object value) {
                        if (name.equals(FIELD)) {
                            copy.visitField(
                                    access | Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC,
                                    name,
                                    descriptor,
                                    null,
                                    value);
                        }
                        return null;
                    }
                }) {});
    }
}
