package dev.atomicity.agent;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/** What other classes need to know of a class, read from its file: its parents and its fields. */
final class ClassFacts {
    final String name;
    final String superName;
    final String[] interfaces;

    /** The access flags of the fields that the class declares, by name and descriptor. */
    private final Map<String, Integer> fields;

    private ClassFacts(String name, String superName, String[] interfaces, Map<String, Integer> fields) {
        this.name = name;
        this.superName = superName;
        this.interfaces = interfaces;
        this.fields = fields;
    }

    static ClassFacts of(byte[] classFile) {
        Map<String, Integer> fields = new HashMap<>();
        ClassReader reader = new ClassReader(classFile);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public FieldVisitor visitField(
                            int access, String name, String descriptor, String signature, Object value) {
                        fields.put(name + descriptor, access);
                        return null;
                    }
                },
                ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return new ClassFacts(reader.getClassName(), reader.getSuperName(), reader.getInterfaces(), fields);
    }

    /** The access flags of a field, or null if the class does not declare it. */
    Integer accessOf(String field, String descriptor) {
        return fields.get(field + descriptor);
    }
}
