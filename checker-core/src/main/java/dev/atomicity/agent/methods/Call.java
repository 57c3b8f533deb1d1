package dev.atomicity.agent.methods;

import dev.atomicity.agent.models.ModelTable;
import dev.atomicity.hooks.places.Sites;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** A call as it stands in the class file. */
record Call(int opcode, String owner, String name, String descriptor, boolean isInterface) {
    static Call of(MethodInsnNode call) {
        return new Call(call.getOpcode(), call.owner, call.name, call.desc, call.itf);
    }

    boolean hasReceiver() {
        return opcode != Opcodes.INVOKESTATIC && !name.equals(ModelTable.CONSTRUCTOR);
    }

    Type[] arguments() {
        return Type.getArgumentTypes(descriptor);
    }

    Type result() {
        return Type.getReturnType(descriptor);
    }

    /** The call as findings show it. The hooks also use this text to distinguish an overriding method from the JDK's own. */
    String text() {
        // The owner may be an array, which names itself by its descriptor.
        String className = Type.getObjectType(owner).getClassName();
        String simpleOwner = className.substring(className.lastIndexOf('.') + 1).replace('$', '.');
        return (opcode == Opcodes.INVOKESPECIAL && hasReceiver() ? "super" : simpleOwner) + "." + name + Sites.CALL;
    }

    void writeTo(MethodVisitor code) {
        code.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }
}
