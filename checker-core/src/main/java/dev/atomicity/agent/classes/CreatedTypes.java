package dev.atomicity.agent.classes;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * The classes of which the code of a class creates objects, itself or by a static method that returns one. For the latter, only an
 * interface may be known. Methods whose names say that they return what is already there create nothing.
 */
public final class CreatedTypes {
    private static final List<String> NO_FACTORIES =
            List.of("get", "instance", "current", "default", "lookup", "find", "shared", "access$", "lambda$");

    private CreatedTypes() {}

    /** Names with dots. */
    public static Set<String> of(ClassNode type) {
        Set<String> created = new TreeSet<>();
        for (MethodNode method : type.methods) {
            for (AbstractInsnNode instruction : method.instructions) {
                String name = created(instruction);
                if (name != null && !name.startsWith("java.lang.")) {
                    created.add(name);
                }
            }
        }
        return created;
    }

    private static String created(AbstractInsnNode instruction) {
        if (instruction instanceof TypeInsnNode operation && operation.getOpcode() == Opcodes.NEW) {
            return operation.desc.replace('/', '.');
        }
        if (instruction instanceof MethodInsnNode call && call.getOpcode() == Opcodes.INVOKESTATIC) {
            Type returned = Type.getReturnType(call.desc);
            boolean isFactory = NO_FACTORIES.stream().noneMatch(call.name::startsWith);
            return isFactory && returned.getSort() == Type.OBJECT ? returned.getClassName() : null;
        }
        return null;
    }
}
