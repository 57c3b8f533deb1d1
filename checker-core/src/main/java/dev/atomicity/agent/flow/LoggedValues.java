package dev.atomicity.agent.flow;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * Finds reads and calls whose value only ever becomes a part of a log message, or of what {@code toString} returns. Such a read decides
 * nothing: whatever it sees, the program does the same. Followed through local variables, boxes, text concatenation and arrays of arguments.
 */
public final class LoggedValues {
    private static final Set<String> LOGGERS = Set.of(
            "java/util/logging/Logger",
            "java/lang/System$Logger",
            "org/slf4j/Logger",
            "org/apache/logging/log4j/Logger",
            "org/apache/log4j/Logger",
            "org/apache/log4j/Category",
            "org/apache/commons/logging/Log",
            "org/jboss/logging/Logger",
            "org/jboss/logging/BasicLogger",
            "ch/qos/logback/classic/Logger");

    private static final Set<String> LEVELS = Set.of(
            "trace", "debug", "info", "warn", "error", "fatal", "log", "fine", "finer", "finest", "config", "warning",
            "severe", "tracef", "debugf", "infof", "warnf", "errorf");

    private static final String TO_STRING = "toString()Ljava/lang/String;";

    private final boolean isToString;
    private final Uses uses = new Uses();

    private LoggedValues(MethodNode method) {
        this.isToString = (method.name + method.desc).equals(TO_STRING);
    }

    /** The instructions whose values are only logged. */
    public static Set<AbstractInsnNode> in(String owner, MethodNode method) {
        LoggedValues values = new LoggedValues(method);
        Set<AbstractInsnNode> logged = new HashSet<>();
        if (!values.isToString && !logs(method)) {
            return logged;
        }
        try {
            new Analyzer<>(values.uses).analyze(owner, method);
        } catch (AnalyzerException | RuntimeException e) {
            return logged; // whatever cannot be analysed is recorded
        }
        for (AbstractInsnNode instruction : method.instructions) {
            boolean isRead = instruction.getOpcode() == Opcodes.GETFIELD
                    || instruction.getOpcode() == Opcodes.GETSTATIC
                    || instruction instanceof MethodInsnNode;
            if (isRead && values.isOnlyLogged(instruction, new HashSet<>())) {
                logged.add(instruction);
            }
        }
        return logged;
    }

    private static boolean logs(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (isLogCall(instruction)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLogCall(AbstractInsnNode instruction) {
        return instruction instanceof MethodInsnNode call
                && LOGGERS.contains(call.owner)
                && LEVELS.contains(call.name)
                && call.desc.endsWith(")V");
    }

    /** @param passed what was followed already */
    private boolean isOnlyLogged(AbstractInsnNode value, Set<AbstractInsnNode> passed) {
        Set<AbstractInsnNode> users = uses.of(value);
        if (users.isEmpty()) {
            return false;
        }
        for (AbstractInsnNode user : users) {
            if (passed.add(user) && !isLogging(user, passed)) {
                return false;
            }
        }
        return true;
    }

    private boolean isLogging(AbstractInsnNode user, Set<AbstractInsnNode> passed) {
        if (isLogCall(user)) {
            return true;
        }
        if (user.getOpcode() == Opcodes.ARETURN) {
            return isToString;
        }
        if (user.getOpcode() == Opcodes.AASTORE) {
            return uses.arraysOf(user).stream().allMatch(this::isArrayOfArguments);
        }
        return isPassedOn(user) && isOnlyLogged(user, passed);
    }

    private static boolean isPassedOn(AbstractInsnNode user) {
        int opcode = user.getOpcode();
        boolean isCopy = (opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD)
                || (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE)
                || (opcode >= Opcodes.DUP && opcode <= Opcodes.SWAP);
        boolean isConcatenation = user instanceof InvokeDynamicInsnNode dynamic
                && dynamic.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory");
        boolean isBox = user instanceof MethodInsnNode call
                && call.getOpcode() == Opcodes.INVOKESTATIC
                && call.name.equals("valueOf")
                && call.owner.startsWith("java/lang/")
                && !call.desc.startsWith("(Ljava/lang/String;");
        return isCopy || isConcatenation || isBox;
    }

    /** A new array that is filled and given to a log call. */
    private boolean isArrayOfArguments(AbstractInsnNode copy) {
        AbstractInsnNode array = copy;
        while (array != null && array.getOpcode() == Opcodes.DUP) {
            array = uses.onlySourceOf(array);
        }
        return array != null && array.getOpcode() == Opcodes.ANEWARRAY && isFilledAndLogged(array);
    }

    private boolean isFilledAndLogged(AbstractInsnNode array) {
        return uses.of(array).stream()
                .allMatch(user -> isLogCall(user)
                        || uses.arraysOf(user).contains(array)
                        || (user.getOpcode() == Opcodes.DUP && isFilledAndLogged(user)));
    }

    /** Which instruction uses the value of which. */
    private static final class Uses extends SourceInterpreter {
        private final Map<AbstractInsnNode, Set<AbstractInsnNode>> users = new HashMap<>();
        private final Map<AbstractInsnNode, Set<AbstractInsnNode>> sources = new HashMap<>();
        private final Map<AbstractInsnNode, Set<AbstractInsnNode>> arrays = new HashMap<>();

        Uses() {
            super(Opcodes.ASM9);
        }

        Set<AbstractInsnNode> of(AbstractInsnNode value) {
            return users.getOrDefault(value, Set.of());
        }

        /** The arrays into which a store puts something. */
        Set<AbstractInsnNode> arraysOf(AbstractInsnNode store) {
            return arrays.getOrDefault(store, Set.of());
        }

        AbstractInsnNode onlySourceOf(AbstractInsnNode user) {
            Set<AbstractInsnNode> known = sources.getOrDefault(user, Set.of());
            return known.size() == 1 ? known.iterator().next() : null;
        }

        private void uses(AbstractInsnNode user, SourceValue value) {
            for (AbstractInsnNode source : value.insns) {
                users.computeIfAbsent(source, key -> new HashSet<>()).add(user);
                sources.computeIfAbsent(user, key -> new HashSet<>()).add(source);
            }
        }

        @Override
        public SourceValue copyOperation(AbstractInsnNode insn, SourceValue value) {
            uses(insn, value);
            return super.copyOperation(insn, value);
        }

        @Override
        public SourceValue unaryOperation(AbstractInsnNode insn, SourceValue value) {
            uses(insn, value);
            return super.unaryOperation(insn, value);
        }

        @Override
        public SourceValue binaryOperation(AbstractInsnNode insn, SourceValue one, SourceValue other) {
            uses(insn, one);
            uses(insn, other);
            return super.binaryOperation(insn, one, other);
        }

        @Override
        public SourceValue ternaryOperation(
                AbstractInsnNode insn, SourceValue array, SourceValue index, SourceValue value) {
            uses(insn, array);
            uses(insn, index);
            uses(insn, value);
            arrays.computeIfAbsent(insn, key -> new HashSet<>()).addAll(array.insns);
            return super.ternaryOperation(insn, array, index, value);
        }

        @Override
        public SourceValue naryOperation(AbstractInsnNode insn, List<? extends SourceValue> values) {
            values.forEach(value -> uses(insn, value));
            return super.naryOperation(insn, values);
        }

        @Override
        public void returnOperation(AbstractInsnNode insn, SourceValue value, SourceValue expected) {
            uses(insn, value);
        }
    }
}
