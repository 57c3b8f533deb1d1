package dev.atomicity.agent.methods;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The parts of a constructor that an exception handler covers. One handler cannot cover all of it: before the constructor of the
 * superclass is called, {@code this} is not an object yet, and the frame of the handler must say so. That call itself is not covered.
 */
final class CaughtRanges {
    private record Range(Label start, Label end, boolean isConstructed) {}

    private final MethodVisitor code;
    private final List<Range> ranges = new ArrayList<>();
    private Label start;
    private boolean isConstructed;

    /** Whether something in the current part may throw an exception and leave something to be released. */
    private boolean isNeeded;

    CaughtRanges(MethodVisitor code) {
        this.code = code;
    }

    /** A part begins here. */
    void begin(boolean constructed) {
        beginBefore(constructed);
        code.visitInsn(Opcodes.NOP); // a range must not be empty
    }

    /** A part begins with the instruction that follows, which belongs to it in any case. */
    void beginBefore(boolean constructed) {
        start = new Label();
        code.visitLabel(start);
        isConstructed = constructed;
        isNeeded = false;
    }

    /** The current part needs a handler. */
    void need() {
        isNeeded = true;
    }

    /** The current part ends here. */
    void end() {
        if (start != null && isNeeded) {
            Label end = new Label();
            code.visitLabel(end);
            ranges.add(new Range(start, end, isConstructed));
        }
        start = null;
    }

    /** Whether a handler is needed where the object is constructed, or where it is not. */
    boolean hasAny(boolean constructed) {
        return ranges.stream().anyMatch(range -> range.isConstructed() == constructed);
    }

    /** Declares that the handler covers those parts. */
    void catchAt(Label handler, boolean constructed) {
        for (Range range : ranges) {
            if (range.isConstructed() == constructed) {
                code.visitTryCatchBlock(range.start(), range.end(), handler, null);
            }
        }
    }
}
