package dev.atomicity.agent.methods;

import org.objectweb.asm.commons.CodeSizeEvaluator;
import org.objectweb.asm.tree.MethodNode;

/** A conditional jump, such as that to the second body of a method, spans 32 KB at most: half of the largest method. */
public final class JumpLengths {
    private JumpLengths() {}

    /** Whether the code is longer than that. */
    public static boolean mayBeExceededIn(MethodNode method) {
        CodeSizeEvaluator size = new CodeSizeEvaluator(null);
        method.instructions.accept(size);
        return size.getMaxSize() > Short.MAX_VALUE;
    }
}
