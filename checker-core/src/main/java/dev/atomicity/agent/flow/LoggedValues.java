package dev.atomicity.agent.flow;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * Finds reads and calls whose value is only used in a log message or in the result of {@code toString}. Nothing depends on such a read:
 * the program does the same whatever it returns. Values are followed through local variables, boxes, text concatenation and arrays of
 * arguments. The result of a lambda is logged if the lambda is only passed to log calls.
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

    /** The usual names of loggers that programs define themselves. */
    private static final Set<String> LOGGER_NAMES = Set.of("Log", "Logger");

    private static final Set<String> LEVELS = Set.of(
            "trace", "debug", "info", "warn", "error", "fatal", "log", "fine", "finer", "finest", "config", "warning",
            "severe", "tracef", "debugf", "infof", "warnf", "errorf");

    private static final String TO_STRING = "toString()Ljava/lang/String;";

    private static final String LAMBDA = "lambda$";

    private final boolean logsWhatItReturns;
    private final ValueUses uses = new ValueUses();

    private LoggedValues(boolean logsWhatItReturns) {
        this.logsWhatItReturns = logsWhatItReturns;
    }

    /** The instructions of a method of that class whose values are only logged. */
    public static Set<AbstractInsnNode> in(ClassNode type, MethodNode method) {
        Set<AbstractInsnNode> logged = new HashSet<>();
        boolean logsWhatItReturns = (method.name + method.desc).equals(TO_STRING) || isLoggedLambda(type, method);
        if (!logsWhatItReturns && !logs(method)) {
            return logged;
        }
        LoggedValues values = new LoggedValues(logsWhatItReturns);
        if (!values.analyze(type, method)) {
            return logged; // if the method cannot be analysed, everything is recorded
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

    private boolean analyze(ClassNode type, MethodNode method) {
        try {
            new Analyzer<>(uses).analyze(type.name, method);
            return true;
        } catch (AnalyzerException | RuntimeException e) {
            return false;
        }
    }

    /** Whether the method is the body of a lambda that is given to log calls, and to nothing else. */
    private static boolean isLoggedLambda(ClassNode type, MethodNode method) {
        if ((method.access & Opcodes.ACC_SYNTHETIC) == 0 || !method.name.startsWith(LAMBDA)) {
            return false;
        }
        boolean isGiven = false;
        for (MethodNode around : type.methods) {
            Set<AbstractInsnNode> lambdas = lambdasOf(type, method, around);
            if (!lambdas.isEmpty()) {
                LoggedValues values = new LoggedValues(false);
                if (!logs(around)
                        || !values.analyze(type, around)
                        || !lambdas.stream().allMatch(each -> values.isOnlyLogged(each, new HashSet<>()))) {
                    return false;
                }
                isGiven = true;
            }
        }
        return isGiven;
    }

    /** Where a method makes a lambda of that body. */
    private static Set<AbstractInsnNode> lambdasOf(ClassNode type, MethodNode body, MethodNode around) {
        Set<AbstractInsnNode> lambdas = new HashSet<>();
        for (AbstractInsnNode instruction : around.instructions) {
            if (instruction instanceof InvokeDynamicInsnNode dynamic) {
                for (Object argument : dynamic.bsmArgs) {
                    if (argument instanceof Handle handle
                            && handle.getOwner().equals(type.name)
                            && handle.getName().equals(body.name)
                            && handle.getDesc().equals(body.desc)) {
                        lambdas.add(dynamic);
                    }
                }
            }
        }
        return lambdas;
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
                && isLogger(call.owner)
                && LEVELS.contains(call.name)
                && call.desc.endsWith(")V");
    }

    private static boolean isLogger(String type) {
        int simple = Math.max(type.lastIndexOf('/'), type.lastIndexOf('$')) + 1;
        return LOGGERS.contains(type) || LOGGER_NAMES.contains(type.substring(simple));
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
            return logsWhatItReturns;
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
}
