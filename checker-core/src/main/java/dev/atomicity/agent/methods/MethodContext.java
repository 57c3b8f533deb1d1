package dev.atomicity.agent.methods;

import dev.atomicity.agent.classes.ClassHierarchy;
import dev.atomicity.agent.classes.ForeignAccesses;
import dev.atomicity.agent.classes.JdkPackages;
import dev.atomicity.agent.models.JdkModels;
import dev.atomicity.agent.models.ModelTable;
import dev.atomicity.specification.Specification;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A method and what surrounds it.
 *
 * @param loader the class loader of the class
 * @param foreign the methods by which the class accesses fields of other classes
 * @param mayBeCopied whether it may get a second body, for threads that are alone
 */
public record MethodContext(
        ClassNode type,
        MethodNode method,
        ClassLoader loader,
        ClassHierarchy hierarchy,
        JdkModels models,
        ForeignAccesses foreign,
        Specification specification,
        boolean mayBeCopied) {

    /** The same method, to be written without a copy for threads that are alone. */
    public MethodContext withOneBody() {
        return new MethodContext(type, method, loader, hierarchy, models, foreign, specification, false);
    }

    /** Class files before Java 6 have no frames. */
    boolean hasFrames() {
        return (type.version & 0xFFFF) >= Opcodes.V1_6;
    }

    boolean isConstructor() {
        return method.name.equals(ModelTable.CONSTRUCTOR);
    }

    boolean isStatic() {
        return (method.access & Opcodes.ACC_STATIC) != 0;
    }

    /** The first line of the body, -1 if it is not known: what happens at the entry has no line of its own. */
    int firstLine() {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof LineNumberNode number) {
                return number.line;
            }
        }
        return -1;
    }

    /** The declaration of the field, if it has a shadow; otherwise null. */
    ClassHierarchy.Field shadowedField(String owner, String name, String descriptor) {
        if (owner.startsWith("[") || JdkPackages.contain(owner)) {
            return null;
        }
        ClassHierarchy.Field field = hierarchy.resolveField(loader, owner, name, descriptor);
        if (field == null || !field.isShadowed() || !isWatched(field.owner())) {
            return null;
        }
        boolean isOwn = field.owner().equals(type.name);
        return isOwn || foreign.areSupported() ? field : null;
    }

    /** Whether the class is instrumented, as far as is known. */
    boolean isWatched(String other) {
        return !JdkPackages.contain(other)
                && specification.watches(other.replace('/', '.'))
                && !hierarchy.isUnchanged(loader, other);
    }

    /** Whether a call makes a copy of an object, in code that is not watched: that of {@code Object} or of a library. */
    boolean copiesObject(MethodInsnNode call) {
        if (!call.name.equals("clone")
                || !call.desc.equals("()Ljava/lang/Object;")
                || call.owner.startsWith("[")
                || (call.getOpcode() != Opcodes.INVOKESPECIAL && call.getOpcode() != Opcodes.INVOKEVIRTUAL)) {
            return false;
        }
        String declaring = hierarchy.resolveClone(loader, call.owner);
        return declaring == null || !isWatched(declaring);
    }
}
