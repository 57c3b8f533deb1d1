package dev.atomicity.agent.classes;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The methods of a class that pause: those that make one of the calls in {@link Pauses}, directly or through another method of the class.
 * A loop that waits may well have its pause in such a method.
 */
public final class PausingMethods {
    /** The code of an interface method is not known, so its name decides. */
    private static final Pattern PAUSING_NAME =
            Pattern.compile("(sleep|pause|idle|back[oO]ff|delay|park|spin|yield).*");

    private static final int METHOD_REFERENCE = 10;

    private PausingMethods() {}

    /** Each with its descriptor. */
    static Set<String> of(ClassReader classFile) {
        return mentionsPause(classFile) ? find(classFile) : Set.of();
    }

    public static boolean isNameOfPause(String method) {
        return PAUSING_NAME.matcher(method).matches();
    }

    /** For nearly all classes the constant pool is enough to decide. */
    private static boolean mentionsPause(ClassReader classFile) {
        char[] buffer = new char[classFile.getMaxStringLength()];
        for (int i = 1; i < classFile.getItemCount(); i++) {
            int item = classFile.getItem(i);
            if (item > 0 && classFile.readByte(item - 1) == METHOD_REFERENCE) {
                String owner = classFile.readClass(item, buffer);
                int nameAndType = classFile.getItem(classFile.readUnsignedShort(item + 2));
                if (Pauses.contain(owner, classFile.readUTF8(nameAndType, buffer))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Set<String> find(ClassReader classFile) {
        Set<String> pausing = new HashSet<>();
        Map<String, Set<String>> callers = new HashMap<>();
        classFile.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        return new Calls(classFile.getClassName(), name + descriptor, pausing, callers);
                    }
                },
                ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        Set<String> found = new HashSet<>();
        pausing.forEach(method -> addWithCallers(method, callers, found));
        return found;
    }

    private static void addWithCallers(String method, Map<String, Set<String>> callers, Set<String> found) {
        if (found.add(method)) {
            callers.getOrDefault(method, Set.of()).forEach(caller -> addWithCallers(caller, callers, found));
        }
    }

    private static final class Calls extends MethodVisitor {
        private final String type;
        private final String method;
        private final Set<String> pausing;
        private final Map<String, Set<String>> callers;

        Calls(String type, String method, Set<String> pausing, Map<String, Set<String>> callers) {
            super(Opcodes.ASM9);
            this.type = type;
            this.method = method;
            this.pausing = pausing;
            this.callers = callers;
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            if (Pauses.contain(owner, name)) {
                pausing.add(method);
            } else if (owner.equals(type)) {
                callers.computeIfAbsent(name + descriptor, key -> new HashSet<>())
                        .add(method);
            }
        }
    }
}
