package dev.atomicity.agent.methods;

import dev.atomicity.agent.classes.ClassHierarchy;
import dev.atomicity.agent.classes.ShadowMembers;
import dev.atomicity.agent.flow.DoubleChecks;
import dev.atomicity.agent.models.CallModel;
import dev.atomicity.agent.models.HookOwners;
import dev.atomicity.hooks.places.WrittenValues;
import dev.atomicity.steps.Operation;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldInsnNode;

/** Writes the accesses of fields, with their hooks before them. */
final class FieldAccessWriter {
    private final MethodContext context;
    private final MethodVisitor code;
    private final HookWriter hooks;

    FieldAccessWriter(MethodContext context, MethodVisitor code, HookWriter hooks) {
        this.context = context;
        this.code = code;
        this.hooks = hooks;
    }

    void write(FieldInsnNode access, Decision decision) {
        if (decision instanceof Decision.FieldAccess fieldAccess) {
            if (fieldAccess.secondLook() != null) {
                writeSecondLook(access, fieldAccess.secondLook());
            }
            if (fieldAccess.field() != null) {
                writeAccess(access, fieldAccess);
            } else {
                access.accept(code);
            }
        } else {
            readStream(access.name, access.desc);
        }
    }

    private void writeAccess(FieldInsnNode access, Decision.FieldAccess decision) {
        int opcode = access.getOpcode();
        ClassHierarchy.Field field = decision.field();
        boolean isRead = opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC;
        boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
        boolean isVolatile = (field.access() & Opcodes.ACC_VOLATILE) != 0;
        if (isStatic && !field.owner().equals(context.type().name)) {
            // Initialises the class at the same point as the program, so that a failure has the same stack trace.
            code.visitFieldInsn(Opcodes.GETSTATIC, access.owner, access.name, access.desc);
            code.visitInsn(Type.getType(access.desc).getSize() == 1 ? Opcodes.POP : Opcodes.POP2);
        }
        if (opcode == Opcodes.GETFIELD) {
            code.visitInsn(Opcodes.DUP); // object object
        } else if (opcode == Opcodes.PUTFIELD) {
            copyObjectAbove(Type.getType(access.desc).getSize(), code); // object value object
        }
        hooks.loadThread();
        int site =
                hooks.site(isRead ? Operation.READS : Operation.WRITES, simpleName(field.owner()) + "." + access.name);
        code.visitLdcInsn(site);
        if (!isRead) {
            if (decision.constant() != null) {
                WrittenValues.addConstant(site, decision.constant());
            }
            // What is written into a fresh object always leaves its site there.
            if (!decision.isFresh() || isVolatile) {
                WrittenValues.addWriter(site);
            }
        }
        String method = accessMethod(isRead, decision.isFresh() && !isVolatile, access.name);
        callAccessMethod(method, access.owner, field, isStatic);
        access.accept(code);
        if (isVolatile) {
            hooks.call(HookWriter.VOLATILES, "done");
        }
    }

    private void readStream(String name, String descriptor) {
        loadGlobal(name);
        hooks.loadThread();
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                CallModel.CALLS,
                "readingField",
                "(Ljava/lang/Object;" + HookWriter.T + ")I",
                false); // depth
        code.visitFieldInsn(Opcodes.GETSTATIC, "java/lang/System", name, descriptor);
        loadGlobal(name);
        hooks.callAtSite(
                HookOwners.COLLECTIONS, "readAll", HookWriter.OBJECT_AT_SITE, Operation.READS, "System." + name);
        code.visitInsn(Opcodes.SWAP); // stream depth
        hooks.loadThread();
        code.visitMethodInsn(Opcodes.INVOKESTATIC, CallModel.CALLS, "left", "(I" + HookWriter.T + ")V", false);
    }

    private void loadGlobal(String name) {
        code.visitMethodInsn(Opcodes.INVOKESTATIC, ModelledCallWriter.GLOBALS, name, "()Ljava/lang/Object;", false);
    }

    private static String accessMethod(boolean isRead, boolean isFresh, String field) {
        if (isRead) {
            return ShadowMembers.readMethod(field);
        }
        return isFresh ? ShadowMembers.initMethod(field) : ShadowMembers.writeMethod(field);
    }

    /** Reads a field again that was compared before a lock was acquired, before the access is recorded: see {@link DoubleChecks}. */
    private void writeSecondLook(FieldInsnNode read, DoubleChecks.SecondLook look) {
        if (read.getOpcode() == Opcodes.GETFIELD) {
            code.visitInsn(Opcodes.DUP); // object object
        }
        read.accept(code);
        hooks.callLookedAgain(Type.getType(read.desc), look);
    }

    private void callAccessMethod(String method, String named, ClassHierarchy.Field field, boolean isStatic) {
        if (field.owner().equals(context.type().name) && named.equals(field.owner())) {
            String descriptor = ShadowMembers.accessDescriptor(named, isStatic);
            code.visitMethodInsn(Opcodes.INVOKESTATIC, named, method, descriptor, false);
        } else {
            context.foreign().call(named, field, method, isStatic, code);
        }
    }

    /** From object, value to object, value, object. */
    static void copyObjectAbove(int valueSize, MethodVisitor code) {
        if (valueSize == 1) {
            code.visitInsn(Opcodes.DUP2); // object value object value
            code.visitInsn(Opcodes.POP); // object value object
        } else {
            code.visitInsn(Opcodes.DUP2_X1); // value object value
            code.visitInsn(Opcodes.POP2); // value object
            code.visitInsn(Opcodes.DUP_X2); // object value object
        }
    }

    private static String simpleName(String internalName) {
        return internalName.substring(internalName.lastIndexOf('/') + 1).replace('$', '.');
    }
}
