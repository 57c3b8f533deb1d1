package dev.atomicity.agent.methods;

import dev.atomicity.agent.models.CallModel;
import dev.atomicity.agent.models.CallModels;
import dev.atomicity.agent.models.ModelAction;
import dev.atomicity.agent.models.ModelTable;
import dev.atomicity.hooks.Sites;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes a call of a modelled method with the hooks around it. */
final class ModelledCallWriter {
    private final MethodVisitor code;
    private final SpareLocals spare;
    private final int thread;
    private final ArrayUseWriter arrays;

    /** The local variable with the number of calls that the thread was in the middle of at the start of the method. */
    private final int depth;

    private static final String THREAD = CallModel.THREAD;

    static final String GLOBALS = "dev/atomicity/hooks/GlobalVariable";

    /** Among the arguments: the one after the key. */
    private static final int FUNCTION = 1;

    /** A call as it stands in the class file. */
    record Call(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        boolean hasReceiver() {
            return opcode != Opcodes.INVOKESTATIC && !name.equals(ModelTable.CONSTRUCTOR);
        }

        /** As a person reads it, and as the hooks tell an overridden method from the JDK's. */
        String text() {
            // The owner may be an array, which names itself by its descriptor.
            String className = Type.getObjectType(owner).getClassName();
            String simpleOwner =
                    className.substring(className.lastIndexOf('.') + 1).replace('$', '.');
            return (opcode == Opcodes.INVOKESPECIAL && hasReceiver() ? "super" : simpleOwner) + "." + name + Sites.CALL;
        }

        void writeTo(MethodVisitor code) {
            code.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }
    }

    ModelledCallWriter(MethodVisitor code, SpareLocals spare, int thread, int depth) {
        this.code = code;
        this.spare = spare;
        this.thread = thread;
        this.arrays = new ArrayUseWriter(code, thread);
        this.depth = depth;
    }

    /**
     * Stands the arguments aside, tells the hook the subject and the argument that the model needs, and puts them back;
     * afterwards, if the model wants it, tells the subject and the result.
     *
     * @param blocks whether the call waits for other threads; it is told when it is over, because they come before it, and
     *     belongs neither to what was before nor to what comes after
     */
    void write(CallModel model, Call call, int site, boolean blocks) {
        Type[] arguments = Type.getArgumentTypes(call.descriptor());
        int[] locals = spare.assign(arguments);
        for (int i = arguments.length - 1; i >= 0; i--) {
            code.visitVarInsn(arguments[i].getOpcode(Opcodes.ISTORE), locals[i]);
        }
        if (call.hasReceiver()) {
            code.visitInsn(Opcodes.DUP); // receiver receiver
            code.visitVarInsn(Opcodes.ASTORE, spare.receiver());
        }
        if (model.global() != null) {
            code.visitMethodInsn(Opcodes.INVOKESTATIC, GLOBALS, model.global(), "()Ljava/lang/Object;", false);
            code.visitVarInsn(Opcodes.ASTORE, spare.receiver());
        }
        int subject = model.subjectArgument() < 0 ? spare.receiver() : locals[model.subjectArgument()];
        arrays.writeBefore(model.arrayUse(), arguments, locals, site);
        boolean isGated = model.isGated() && !blocks;
        boolean tellsBefore = !blocks && !model.isToldAfterCall() && !model.isWalk();
        if (model.isOfArrays() && arguments.length > 0) {
            if (!model.isOfReflectedElement()) {
                tellArrays(model, arguments, locals, site);
            }
        } else if (tellsBefore) {
            tell(model, arguments, locals, subject, site);
        }
        if (isGated) {
            passGate(model, arguments, locals, subject, site);
        } else if (model.isWalk()) {
            callWalkHook(model.walkOwner(), model.hookBeforeWalk(), subject, site);
        }
        if (model.watchesFunction()) {
            code.visitVarInsn(Opcodes.ALOAD, subject);
            code.visitVarInsn(Opcodes.ALOAD, locals[FUNCTION]);
            code.visitVarInsn(Opcodes.ALOAD, thread);
            code.visitLdcInsn(site);
            callHook("watched", "(Ljava/lang/Object;Ljava/lang/Object;" + THREAD + "I)Ljava/lang/Object;");
            code.visitVarInsn(Opcodes.ASTORE, locals[FUNCTION]);
        }
        for (int i = 0; i < arguments.length; i++) {
            code.visitVarInsn(arguments[i].getOpcode(Opcodes.ILOAD), locals[i]);
            if (arguments[i].getSort() >= Type.ARRAY) {
                code.visitTypeInsn(Opcodes.CHECKCAST, arguments[i].getInternalName());
            }
        }
        call.writeTo(code);
        if (model.condition() != null) {
            tellOutcome(
                    model, Type.getReturnType(call.descriptor()), model.watchesFunction() ? locals[FUNCTION] : subject);
        }
        if (model.isOfReflectedElement()) {
            code.visitVarInsn(Opcodes.ALOAD, locals[0]);
            code.visitVarInsn(Opcodes.ILOAD, locals[1]);
            callArrayHook(model, "(Ljava/lang/Object;I", site);
        } else if (model.isWalk()) {
            callWalkHook(model.walkOwner(), model.hookAfterWalk(), subject, site);
        } else if (!tellsBefore) {
            tell(model, arguments, locals, subject, site);
        }
        if (model.isView()) {
            tellAfter(model, Type.getReturnType(call.descriptor()), arguments, locals, subject);
        }
        if (isGated || model.isWalk()) {
            code.visitVarInsn(Opcodes.ALOAD, thread);
            code.visitVarInsn(Opcodes.ILOAD, depth);
            callHook("left", "(" + THREAD + "I)V");
        }
        if (blocks) {
            code.visitVarInsn(Opcodes.ALOAD, thread);
            code.visitMethodInsn(
                    Opcodes.INVOKESTATIC, "dev/atomicity/hooks/RegionHooks", "blocking", "(" + THREAD + ")V", false);
        }
        arrays.writeAfter(model.arrayUse(), arguments, locals, subject, site);
        if (model.tellsAfter() && !model.isView()) {
            tellAfter(model, Type.getReturnType(call.descriptor()), arguments, locals, subject);
        }
        forget(call, arguments, locals);
        if (model.global() != null) {
            forget(spare.receiver());
        }
    }

    private void passGate(CallModel model, Type[] arguments, int[] locals, int subject, int site) {
        code.visitVarInsn(Opcodes.ALOAD, subject);
        if (model.isOfTwo()) {
            code.visitVarInsn(Opcodes.ALOAD, locals[model.keyArgument()]);
            code.visitVarInsn(Opcodes.ALOAD, thread);
            code.visitLdcInsn(site);
            String wayIn = model.changesBoth() ? "changingBoth" : model.changes() ? "changingFrom" : "readingBoth";
            callHook(wayIn, "(Ljava/lang/Object;Ljava/lang/Object;" + THREAD + "I)V");
        } else {
            code.visitVarInsn(Opcodes.ALOAD, thread);
            code.visitLdcInsn(site);
            String wayIn = CallModels.runsCode(arguments) ? "computing" : model.changes() ? "changing" : "reading";
            callHook(wayIn, "(Ljava/lang/Object;" + THREAD + "I)V");
        }
    }

    private void callWalkHook(String owner, String hook, int subject, int site) {
        code.visitVarInsn(Opcodes.ALOAD, subject);
        code.visitVarInsn(Opcodes.ALOAD, thread);
        code.visitLdcInsn(site);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, hook, "(Ljava/lang/Object;" + THREAD + "I)V", false);
    }

    private void tell(CallModel model, Type[] arguments, int[] locals, int subject, int site) {
        if (model.hook() != null) {
            code.visitVarInsn(Opcodes.ALOAD, subject);
            int key = model.keyArgument();
            if (key >= 0) {
                code.visitVarInsn(arguments[key].getOpcode(Opcodes.ILOAD), locals[key]);
            }
            if (model.isOfHandle()) {
                loadCoordinates(arguments, locals);
            }
            if (model.passesAllArguments()) {
                for (int i = 0; i < arguments.length; i++) {
                    code.visitVarInsn(arguments[i].getOpcode(Opcodes.ILOAD), locals[i]);
                }
            }
            int function = locals.length == 0 ? -1 : locals[locals.length - 1];
            if (model.replacesFunction()) {
                code.visitVarInsn(Opcodes.ALOAD, function);
            }
            code.visitVarInsn(Opcodes.ALOAD, thread);
            code.visitLdcInsn(site);
            code.visitMethodInsn(
                    Opcodes.INVOKESTATIC, model.hookOwner(), model.hook(), model.hookDescriptor(arguments), false);
            if (model.replacesFunction()) {
                code.visitVarInsn(Opcodes.ASTORE, function);
            }
        }
    }

    /** A hook for each array, with the part that the numbers behind it say. */
    private void tellArrays(CallModel model, Type[] arguments, int[] locals, int site) {
        if (model.hook().equals(CallModel.ARRAY_COPY.hook())) {
            for (int i = 0; i < arguments.length; i++) {
                code.visitVarInsn(arguments[i].getOpcode(Opcodes.ILOAD), locals[i]);
            }
            callArrayHook(model, "(Ljava/lang/Object;ILjava/lang/Object;II", site);
            return;
        }
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i].getSort() != Type.ARRAY) {
                continue;
            }
            code.visitVarInsn(Opcodes.ALOAD, locals[i]);
            if (model.hook().equals(CallModel.READ_FIRST)) {
                code.visitVarInsn(Opcodes.ILOAD, locals[i + 1]);
                callArrayHook(model, "(Ljava/lang/Object;I", site);
            } else if (i + 2 < arguments.length
                    && arguments[i + 1] == Type.INT_TYPE
                    && arguments[i + 2] == Type.INT_TYPE) {
                code.visitVarInsn(Opcodes.ILOAD, locals[i + 1]);
                code.visitVarInsn(Opcodes.ILOAD, locals[i + 2]);
                callArrayHook(model, "(Ljava/lang/Object;II", site);
            } else {
                code.visitInsn(Opcodes.ICONST_0);
                code.visitInsn(Opcodes.ICONST_M1);
                callArrayHook(model, "(Ljava/lang/Object;II", site);
            }
        }
    }

    private void callArrayHook(CallModel model, String parameters, int site) {
        code.visitVarInsn(Opcodes.ALOAD, thread);
        code.visitLdcInsn(site);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC, ModelAction.ARRAYS, model.hook(), parameters + THREAD + "I)V", false);
    }

    /** What may say which variable a handle means: an object, and an index; null and -1 for what cannot. */
    private void loadCoordinates(Type[] arguments, int[] locals) {
        if (arguments.length == 0 || arguments[0].getSort() < Type.ARRAY) {
            code.visitInsn(Opcodes.ACONST_NULL);
            code.visitInsn(Opcodes.ICONST_M1);
            return;
        }
        code.visitVarInsn(Opcodes.ALOAD, locals[0]);
        if (arguments.length > 1 && kindOf(arguments[1]).equals("I")) {
            code.visitVarInsn(Opcodes.ILOAD, locals[1]);
        } else if (arguments.length > 1 && arguments[1].getSort() >= Type.ARRAY) {
            code.visitVarInsn(Opcodes.ALOAD, locals[1]);
            code.visitMethodInsn(Opcodes.INVOKESTATIC, ModelAction.HANDLES, "index", "(Ljava/lang/Object;)I", false);
        } else {
            code.visitInsn(Opcodes.ICONST_M1);
        }
    }

    /** Says whether the call has changed something: told by its result, and by the function or the collection. */
    private void tellOutcome(CallModel model, Type result, int witness) {
        code.visitInsn(Opcodes.DUP); // result result
        code.visitVarInsn(Opcodes.ALOAD, witness);
        code.visitVarInsn(Opcodes.ALOAD, thread);
        callHook("if" + model.condition(), model.afterDescriptor(result));
    }

    private void callHook(String name, String descriptor) {
        code.visitMethodInsn(Opcodes.INVOKESTATIC, CallModel.CALLS, name, descriptor, false);
    }

    private void tellAfter(CallModel model, Type result, Type[] arguments, int[] locals, int subject) {
        if (model.hookAfter().equals(CallModel.EXCHANGED)) {
            compareWithExpected(result, arguments, locals); // result success
        } else if (model.hookOwner().equals(CallModel.CALLS) && result.getSize() == 2) {
            code.visitInsn(Opcodes.DUP2); // result result
        } else {
            boolean isTold = result.getSort() >= Type.ARRAY || result.getSort() == Type.BOOLEAN;
            code.visitInsn(isTold ? Opcodes.DUP : Opcodes.ACONST_NULL); // result result
        }
        code.visitVarInsn(Opcodes.ALOAD, subject);
        if (model.hookAfter().equals(CallModel.VIEWS_PART)) {
            code.visitVarInsn(Opcodes.ILOAD, locals[0]);
            code.visitVarInsn(Opcodes.ILOAD, locals[1]);
        }
        code.visitVarInsn(Opcodes.ALOAD, thread);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC, model.afterOwner(), model.hookAfter(), model.afterDescriptor(result), false);
    }

    /**
     * An exchange whose result is dropped, or of another kind than what is expected, passes for one that succeeds. One with
     * fewer than two arguments fails in any case, because it says nothing about what is expected.
     */
    private void compareWithExpected(Type result, Type[] arguments, int[] locals) {
        Type expected = arguments.length < 2 ? null : arguments[arguments.length - 2];
        if (expected == null || !kindOf(expected).equals(kindOf(result))) {
            code.visitInsn(Opcodes.ICONST_1);
            return;
        }
        code.visitInsn(result.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP); // result result
        code.visitVarInsn(expected.getOpcode(Opcodes.ILOAD), locals[arguments.length - 2]);
        callHook("same", "(" + kindOf(expected) + kindOf(expected) + ")Z");
    }

    private static String kindOf(Type type) {
        return switch (type.getSort()) {
            case Type.VOID, Type.LONG, Type.FLOAT, Type.DOUBLE -> type.getDescriptor();
            case Type.ARRAY, Type.OBJECT -> "Ljava/lang/Object;";
            default -> "I";
        };
    }

    /** A local must not keep alive what the program has let go. */
    private void forget(Call call, Type[] arguments, int[] locals) {
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i].getSort() >= Type.ARRAY) {
                forget(locals[i]);
            }
        }
        if (call.hasReceiver()) {
            forget(spare.receiver());
        }
    }

    private void forget(int local) {
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitVarInsn(Opcodes.ASTORE, local);
    }
}
