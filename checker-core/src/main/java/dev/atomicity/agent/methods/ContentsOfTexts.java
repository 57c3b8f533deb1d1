package dev.atomicity.agent.methods;

import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Turns {@code "" + object} into {@code "" + String.valueOf(object)}, and the same where an object is appended to a string builder: the
 * JDK does the same internally, where the call of {@code toString} cannot be seen. Only for objects that may be modelled ones.
 */
public final class ContentsOfTexts {
    private static final String CONCATENATION = "java/lang/invoke/StringConcatFactory";
    private static final String STRING = "Ljava/lang/String;";

    /** Final classes, so the methods are the JDK's own. */
    private static final Set<String> BUILDERS = Set.of("java/lang/StringBuilder", "java/lang/StringBuffer");

    private final MayHaveContent mayHaveContent;

    /** Whether an object of a static type, with slashes, may be one whose text depends on data that can change. */
    @FunctionalInterface
    public interface MayHaveContent {
        boolean test(String type);
    }

    public ContentsOfTexts(MayHaveContent mayHaveContent) {
        this.mayHaveContent = mayHaveContent;
    }

    public void show(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            if (instruction instanceof InvokeDynamicInsnNode call
                    && call.bsm.getOwner().equals(CONCATENATION)) {
                showArguments(call, method);
            } else if (instruction instanceof MethodInsnNode call && BUILDERS.contains(call.owner)) {
                showLast(call, method);
            }
        }
    }

    /** The last argument of {@code append(Object)} and {@code insert(int, Object)} is on top of the stack. */
    private static void showLast(MethodInsnNode call, MethodNode method) {
        boolean isText = call.name.equals("append") || call.name.equals("insert");
        String end = "Ljava/lang/Object;)";
        int at = call.desc.indexOf(end);
        if (isText && at >= 0) {
            method.instructions.insertBefore(call, textOf());
            call.desc = call.desc.substring(0, at) + STRING + call.desc.substring(at + end.length() - 1);
        }
    }

    /** Arguments above the first that may have content are stored in local variables. */
    private void showArguments(InvokeDynamicInsnNode call, MethodNode method) {
        Type[] arguments = Type.getArgumentTypes(call.desc);
        int first = 0;
        while (first < arguments.length && !mayHaveContent(arguments[first])) {
            first++;
        }
        if (first == arguments.length) {
            return;
        }
        InsnList code = new InsnList();
        int[] locals = new int[arguments.length];
        for (int i = arguments.length - 1; i > first; i--) {
            locals[i] = method.maxLocals;
            method.maxLocals += arguments[i].getSize();
            code.add(new VarInsnNode(arguments[i].getOpcode(Opcodes.ISTORE), locals[i]));
        }
        for (int i = first; i < arguments.length; i++) {
            if (i > first) {
                code.add(new VarInsnNode(arguments[i].getOpcode(Opcodes.ILOAD), locals[i]));
            }
            if (mayHaveContent(arguments[i])) {
                code.add(textOf());
                arguments[i] = Type.getType(STRING);
            }
        }
        for (int i = arguments.length - 1; i > first; i--) {
            if (arguments[i].getSort() >= Type.ARRAY) {
                // A local must not keep alive what the program no longer uses.
                code.add(new InsnNode(Opcodes.ACONST_NULL));
                code.add(new VarInsnNode(Opcodes.ASTORE, locals[i]));
            }
        }
        method.instructions.insertBefore(call, code);
        call.desc = Type.getMethodDescriptor(Type.getReturnType(call.desc), arguments);
    }

    private boolean mayHaveContent(Type type) {
        return type.getSort() == Type.OBJECT && mayHaveContent.test(type.getInternalName());
    }

    private static MethodInsnNode textOf() {
        return new MethodInsnNode(
                Opcodes.INVOKESTATIC, "java/lang/String", "valueOf", "(Ljava/lang/Object;)" + STRING, false);
    }
}
