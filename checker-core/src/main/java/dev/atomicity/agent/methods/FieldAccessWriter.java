package dev.atomicity.agent.methods;

import dev.atomicity.agent.classes.ClassHierarchy;
import dev.atomicity.agent.classes.ShadowMembers;
import dev.atomicity.agent.flow.ConstantWrites;
import dev.atomicity.agent.flow.DoubleChecks;
import dev.atomicity.agent.models.CallModel;
import dev.atomicity.agent.models.ModelAction;
import dev.atomicity.hooks.WrittenValues;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes the accesses of fields, with their hooks before them. Sees all of a method, in order, to find each in its tree. */
final class FieldAccessWriter {
    private final MethodContext context;
    private final MethodVisitor code;
    private final HookWriter hooks;

    /** How many writes of fields of objects have been seen: with it the instruction of the tree is found again. */
    private int writes;

    /** The same for reads. */
    private int reads;

    /** The same for writes of all fields. */
    private int allWrites;

    /** What each write of a field writes, if that is a constant; otherwise null. */
    private final List<String> constants;

    FieldAccessWriter(MethodContext context, MethodVisitor code, HookWriter hooks) {
        this.context = context;
        this.code = code;
        this.hooks = hooks;
        this.constants = new ConstantWrites(context.method(), context.loader(), context.hierarchy()).ofFields();
    }

    /**
     * @param isConstructed false in a constructor before it has called that of the superclass: until then nobody can be
     *     told of the object
     */
    void write(int opcode, String owner, String name, String descriptor, boolean isConstructed) {
        if (opcode == Opcodes.GETSTATIC && owner.equals("java/lang/System") && STREAMS.contains(name)) {
            reads++;
            readStream(name, descriptor);
            return;
        }
        boolean isRead = opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC;
        boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
        boolean isFresh = opcode == Opcodes.PUTFIELD && context.writesFreshObject(writes++);
        String constant = isRead ? null : constants.get(allWrites++);
        if (isRead && context.isSecondRead(reads++)) {
            tellSecondLook(opcode, owner, name, descriptor);
        }
        ClassHierarchy.Field field = context.shadowedField(owner, name, descriptor);
        boolean isEarly = !isConstructed && opcode == Opcodes.PUTFIELD && owner.equals(context.type().name);
        if (field == null || isEarly) {
            code.visitFieldInsn(opcode, owner, name, descriptor);
            return;
        }
        boolean isVolatile = (field.access() & Opcodes.ACC_VOLATILE) != 0;
        if (isStatic && !field.owner().equals(context.type().name)) {
            // Initialises the class where the program does, with the stack trace of the program if that fails.
            code.visitFieldInsn(Opcodes.GETSTATIC, owner, name, descriptor);
            code.visitInsn(Type.getType(descriptor).getSize() == 1 ? Opcodes.POP : Opcodes.POP2);
        }
        if (opcode == Opcodes.GETFIELD) {
            code.visitInsn(Opcodes.DUP); // object object
        } else if (opcode == Opcodes.PUTFIELD) {
            copyObjectAbove(Type.getType(descriptor).getSize(), code); // object value object
        }
        hooks.loadThread();
        int site = hooks.site(isRead ? "reads" : "writes", simpleName(field.owner()) + "." + name);
        code.visitLdcInsn(site);
        if (!isRead) {
            if (constant != null) {
                WrittenValues.addConstant(site, constant);
            }
            // What is written into a fresh object always leaves its site there.
            if (!isFresh || isVolatile) {
                WrittenValues.addWriter(site);
            }
        }
        callAccessMethod(accessMethod(isRead, isFresh && !isVolatile, name), owner, field, isStatic);
        code.visitFieldInsn(opcode, owner, name, descriptor);
        if (isVolatile) {
            hooks.call(HookWriter.VOLATILES, "done");
        }
    }

    /** They can be set, by methods, although they are final. */
    private static final Set<String> STREAMS = Set.of("in", "out", "err");

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
        hooks.callAtSite(ModelAction.COLLECTIONS, "readAll", HookWriter.OBJECT_AT_SITE, "reads", "System." + name);
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

    /** What was 0 before a lock was taken is looked at again, before that is told: see {@link DoubleChecks}. */
    private void tellSecondLook(int opcode, String owner, String name, String descriptor) {
        if (opcode == Opcodes.GETFIELD) {
            code.visitInsn(Opcodes.DUP); // object object
        }
        code.visitFieldInsn(opcode, owner, name, descriptor);
        hooks.loadThread();
        boolean isNumber = Type.getType(descriptor).getSort() < Type.ARRAY;
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                CallModel.CALLS,
                "lookedAgain",
                "(" + (isNumber ? "I" : "Ljava/lang/Object;") + HookWriter.T + ")V",
                false);
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
