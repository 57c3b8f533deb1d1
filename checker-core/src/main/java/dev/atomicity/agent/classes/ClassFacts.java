package dev.atomicity.agent.classes;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What other classes need to know of a class, read from its file: its parents, its fields and which of them have a shadow. The answers
 * depend on the file alone, so that the class itself, when it gets its shadows, and the classes that access its fields agree.
 */
public final class ClassFacts {
    /** A class file has at most 65535 constants; an access method and a word take a few, and code needs some too. */
    private static final int MAX_CONSTANTS = 60_000;

    private static final int CONSTANTS_A_FIELD = 16;

    /** The names of the fields are passed in one constant, which may have 65535 bytes. */
    private static final int MAX_NAME_BYTES = 60_000;

    private static final int MAX_MEMBERS = 60_000;

    final String name;
    final String superName;
    final String[] interfaces;

    final boolean isPublic;
    private final boolean isInterface;
    private final Map<String, Integer> fields = new HashMap<>();
    private final Set<String> fieldNames = new HashSet<>();
    private final Set<String> repeatedNames = new HashSet<>();
    private boolean declaresClone;
    private int methods;
    private int nameBytes;
    private final boolean hasRoom;
    private final Set<String> pausing;

    private ClassFacts(ClassReader reader) {
        this.name = reader.getClassName();
        this.superName = reader.getSuperName();
        this.interfaces = reader.getInterfaces();
        this.isPublic = (reader.getAccess() & Opcodes.ACC_PUBLIC) != 0;
        this.isInterface = (reader.getAccess() & Opcodes.ACC_INTERFACE) != 0;
        reader.accept(new Members(), ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        this.hasRoom = reader.getItemCount() + CONSTANTS_A_FIELD * fields.size() < MAX_CONSTANTS
                && nameBytes < MAX_NAME_BYTES
                && 4 * fields.size() < MAX_MEMBERS
                && methods + 3 * fields.size() < MAX_MEMBERS;
        // Classes of the JDK are never asked about, and most of their files are read only for the names of their
        // parents.
        this.pausing = JdkPackages.contain(name) ? Set.of() : PausingMethods.of(reader);
    }

    public static ClassFacts of(byte[] classFile) {
        return new ClassFacts(new ClassReader(classFile));
    }

    /** The access flags of a field, or null if the class does not declare it. */
    Integer accessOf(String field, String descriptor) {
        return fields.get(field + descriptor);
    }

    boolean declaresClone() {
        return declaresClone;
    }

    /** Whether the class declares the method, and it lets time pass: see {@link PausingMethods}. */
    boolean pauses(String method, String descriptor) {
        return pausing.contains(method + descriptor);
    }

    /**
     * Whether the field has a shadow, if its class is instrumented. A final field has one value for all; synthetic ones
     * belong to compilers and other tools.
     */
    boolean isShadowed(String field, String descriptor) {
        Integer access = accessOf(field, descriptor);
        return hasRoom && access != null && isVariable(access) && whyNotShadowed(field) == null;
    }

    /** Whether a field can change, as far as its flags say. */
    public boolean isVariable(int access) {
        return !isInterface && (access & (Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC)) == 0;
    }

    /** Whether the class file can take the shadows of its fields. */
    public boolean hasRoom() {
        return hasRoom;
    }

    /** Why a field that can change has no shadow, although its class has room, or null if it has one. */
    public String whyNotShadowed(String field) {
        if (repeatedNames.contains(field)) {
            return "its class has another field of that name";
        }
        // Allowed in the name of a field, but not in the name of a method.
        return field.indexOf('<') >= 0 || field.indexOf('>') >= 0 ? "its name cannot be part of a method's" : null;
    }

    private final class Members extends ClassVisitor {
        Members() {
            super(Opcodes.ASM9);
        }

        @Override
        public FieldVisitor visitField(int access, String field, String descriptor, String signature, Object value) {
            fields.put(field + descriptor, access);
            nameBytes += field.getBytes(StandardCharsets.UTF_8).length + 1;
            if (!fieldNames.add(field)) {
                repeatedNames.add(field);
            }
            return null;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String method, String descriptor, String signature, String[] exceptions) {
            methods++;
            declaresClone |= method.equals("clone") && descriptor.equals("()Ljava/lang/Object;");
            return null;
        }
    }
}
