package dev.atomicity.agent.flow;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;

/** Before which instructions of a method there is an object, in a local variable or on the stack, whose constructor was not called. */
public final class UnconstructedObjects {
    private static final String CONSTRUCTOR = "<init>";

    private final MethodNode method;
    private final Frame<BasicValue>[] frames;

    /** @throws AnalyzerException if the method is not valid */
    public UnconstructedObjects(String owner, MethodNode method) throws AnalyzerException {
        this.method = method;
        Marking marking = new Marking(method.name.equals(CONSTRUCTOR));
        Analyzer<BasicValue> analyzer = new Analyzer<>(marking) {
            @Override
            protected Frame<BasicValue> newFrame(int localCount, int stackSize) {
                return new MarkedFrame(localCount, stackSize);
            }

            @Override
            protected Frame<BasicValue> newFrame(Frame<? extends BasicValue> frame) {
                return new MarkedFrame(frame);
            }
        };
        this.frames = analyzer.analyze(owner, method);
    }

    public boolean isReached(AbstractInsnNode instruction) {
        return frames[method.instructions.indexOf(instruction)] != null;
    }

    /** Whether there is one before the instruction, which is reached. */
    public boolean isAnyBefore(AbstractInsnNode instruction) {
        Frame<BasicValue> frame = frames[method.instructions.indexOf(instruction)];
        for (int i = 0; i < frame.getLocals(); i++) {
            if (frame.getLocal(i) instanceof Unconstructed) {
                return true;
            }
        }
        for (int i = 0; i < frame.getStackSize(); i++) {
            if (frame.getStack(i) instanceof Unconstructed) {
                return true;
            }
        }
        return false;
    }

    /** An object that an instruction has made; null for {@code this} in a constructor. */
    private static final class Unconstructed extends BasicValue {
        private final AbstractInsnNode maker;

        private Unconstructed(AbstractInsnNode maker) {
            super(Type.getObjectType("java/lang/Object"));
            this.maker = maker;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Unconstructed same && same.maker == maker;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(maker);
        }
    }

    private static final class Marking extends BasicInterpreter {
        private final boolean isConstructor;

        private Marking(boolean isConstructor) {
            super(Opcodes.ASM9);
            this.isConstructor = isConstructor;
        }

        @Override
        public BasicValue newParameterValue(boolean isInstanceMethod, int local, Type type) {
            return isConstructor && local == 0
                    ? new Unconstructed(null)
                    : super.newParameterValue(isInstanceMethod, local, type);
        }

        @Override
        public BasicValue newOperation(AbstractInsnNode instruction) throws AnalyzerException {
            return instruction.getOpcode() == Opcodes.NEW
                    ? new Unconstructed(instruction)
                    : super.newOperation(instruction);
        }

        @Override
        public BasicValue copyOperation(AbstractInsnNode instruction, BasicValue value) {
            return value;
        }
    }

    private static final class MarkedFrame extends Frame<BasicValue> {
        private MarkedFrame(int localCount, int stackSize) {
            super(localCount, stackSize);
        }

        private MarkedFrame(Frame<? extends BasicValue> frame) {
            super(frame);
        }

        /** After the constructor call, all copies of the reference denote an initialised object. */
        @Override
        public void execute(AbstractInsnNode instruction, Interpreter<BasicValue> interpreter)
                throws AnalyzerException {
            BasicValue constructed = null;
            if (instruction instanceof MethodInsnNode call && call.name.equals(CONSTRUCTOR)) {
                constructed = getStack(getStackSize() - 1 - Type.getArgumentTypes(call.desc).length);
            }
            super.execute(instruction, interpreter);
            if (constructed instanceof Unconstructed) {
                for (int i = 0; i < getLocals(); i++) {
                    if (getLocal(i).equals(constructed)) {
                        setLocal(i, BasicValue.REFERENCE_VALUE);
                    }
                }
                for (int i = 0; i < getStackSize(); i++) {
                    if (getStack(i).equals(constructed)) {
                        setStack(i, BasicValue.REFERENCE_VALUE);
                    }
                }
            }
        }
    }
}
