package dev.atomicity.agent.methods;

import dev.atomicity.agent.models.ModelTable;
import java.util.Arrays;
import java.util.stream.Stream;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** Knows, instruction by instruction, whether a constructor has called that of the superclass, or another one of its class. */
final class ConstructorProgress {
    private final boolean isConstructor;
    private boolean isConstructed;

    /** How many objects are made but not yet constructed: while some are, a constructor call is theirs. */
    private int pendingNews;

    ConstructorProgress(String method) {
        this.isConstructor = method.equals(ModelTable.CONSTRUCTOR);
        this.isConstructed = !isConstructor;
    }

    /** Always true outside of constructors. */
    boolean isConstructed() {
        return isConstructed;
    }

    void makesObject() {
        if (!isConstructed) {
            pendingNews++;
        }
    }

    void calls(String method) {
        if (!isConstructed && method.equals(ModelTable.CONSTRUCTOR) && pendingNews-- == 0) {
            isConstructed = true;
        }
    }

    /** A frame says which objects are not constructed yet, whatever code was before it. */
    void frame(int localCount, Object[] locals, int stackCount, Object[] stack) {
        if (isConstructor) {
            Object[] values = Stream.concat(Arrays.stream(locals, 0, localCount), Arrays.stream(stack, 0, stackCount))
                    .toArray();
            isConstructed = !Arrays.asList(values).contains(Opcodes.UNINITIALIZED_THIS);
            pendingNews = (int) Arrays.stream(values)
                    .filter(Label.class::isInstance)
                    .distinct()
                    .count();
        }
    }
}
