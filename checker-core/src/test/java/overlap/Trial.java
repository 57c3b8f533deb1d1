package overlap;

import dev.atomicity.agent.models.TableMethods.Modelled;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;

/** Makes a call, alone, to find out what it does. */
final class Trial {
    private static final Set<String> WAITING = Set.of("take", "takeFirst", "takeLast");
    private static final Set<String> FILLING = Set.of("put", "putFirst", "putLast");

    private final Operation operation;

    Trial(Operation operation) {
        this.operation = operation;
    }

    static Operand subjectOf(Kind kind) {
        return kind.derive() == null
                ? (root, delivered) -> root
                : (root, delivered) -> null; // derived where it is used
    }

    static boolean waitsIfEmpty(Executable method) {
        return WAITING.contains(method.getName());
    }

    static boolean waitsIfFull(Executable method) {
        return FILLING.contains(method.getName()) && BlockingQueue.class.isAssignableFrom(method.getDeclaringClass());
    }

    /** Whether the call changes something that others see. */
    boolean changesSomething() {
        Operation publishing = operation.with(Operation.PUBLISHES);
        String before = snapshotAfter(publishing, false);
        return !before.equals(snapshotAfter(publishing, true));
    }

    private static String snapshotAfter(Operation operation, boolean calls) {
        Round round = new Round(operation, null);
        if (calls) {
            call(operation, round);
        }
        return round.found(operation.kind().snapshot(round.root()));
    }

    /** The first change that the call shows, or -1. */
    int shownChange() {
        for (int change = 0; change < operation.kind().changes(); change++) {
            Operation observing = operation.with(change);
            String before = foundAfter(observing, false);
            if (before.equals(foundAfter(observing, false))) {
                String after = foundAfter(observing, true);
                if (after != null && !after.equals(before)) {
                    return change;
                }
            }
        }
        return -1;
    }

    private static String foundAfter(Operation operation, boolean changes) {
        Round round = new Round(operation, null);
        if (changes) {
            try {
                operation.kind().change(round.root(), operation.change());
            } catch (RuntimeException e) {
                return null; // there is no such change
            }
        }
        Object result = call(operation, round);
        boolean hasThrown = result instanceof Class<?> type && Throwable.class.isAssignableFrom(type);
        return changes && hasThrown ? null : round.found(result); // a call that fails is not recorded
    }

    /** What the observer finds if nobody has published anything. */
    static String nothing(Operation operation) {
        if (operation.waits()) {
            return "that it still waits";
        }
        Round round = new Round(operation, null);
        return operation.publishes()
                ? round.found(operation.kind().snapshot(round.root()))
                : round.found(call(operation, round));
    }

    private static Object call(Operation operation, Round round) {
        Object[] operands = new Object[operation.operands().size()];
        for (int i = 0; i < operands.length; i++) {
            operands[i] = round.operand(i);
        }
        try {
            if (operation.kind().derive() != null) {
                operands[operation.subject()] = Derive.class
                        .getMethod(operation.kind().derive(), Object.class)
                        .invoke(null, round.root());
            }
            return operation.isFinished() ? Finish.of(invoke(operation, operands)) : invoke(operation, operands);
        } catch (InvocationTargetException e) {
            return e.getCause().getClass();
        } catch (Throwable e) {
            return e.getClass();
        }
    }

    private static Object invoke(Operation operation, Object[] operands) throws Throwable {
        Executable method = operation.modelled().method();
        if (isOfHandle(operation.modelled())) {
            return Cell.HANDLE
                    .toMethodHandle(VarHandle.AccessMode.valueFromMethodName(method.getName()))
                    .invokeWithArguments(List.of(operands).subList(1, operands.length));
        }
        if (method instanceof Constructor<?> constructor) {
            return constructor.newInstance(operands);
        }
        boolean isStatic = java.lang.reflect.Modifier.isStatic(method.getModifiers());
        Object[] arguments = isStatic ? operands : java.util.Arrays.copyOfRange(operands, 1, operands.length);
        return ((Method) method).invoke(isStatic ? null : operands[0], arguments);
    }

    static boolean isOfHandle(Modelled modelled) {
        return modelled.owner() == VarHandle.class;
    }

    static MethodType typeOfHandle(Modelled modelled) {
        return Cell.HANDLE.accessModeType(
                VarHandle.AccessMode.valueFromMethodName(modelled.method().getName()));
    }
}
