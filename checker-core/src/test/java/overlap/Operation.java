package overlap;

import dev.atomicity.agent.models.TableMethods.Modelled;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.function.Supplier;
import java.util.stream.BaseStream;
import java.util.stream.Stream;

/**
 * A call that is tried.
 *
 * @param subject the operand through which the threads meet
 * @param operands makes the operands, the receiver among them
 * @param initial makes the object through which the threads meet
 * @param change which change of {@link Standard} the call shows, {@link #PUBLISHES} if it changes something itself
 */
record Operation(
        Kind kind, Modelled modelled, int subject, List<Operand> operands, Supplier<Object> initial, int change) {
    static final int PUBLISHES = -1;

    boolean publishes() {
        return change == PUBLISHES;
    }

    /** Whether what the call gives is looked through before the region goes on: it has read nothing by itself. */
    boolean isFinished() {
        Executable method = modelled.method();
        Class<?> type = method instanceof Method called ? called.getReturnType() : method.getDeclaringClass();
        boolean isWalk = Stream.of(Iterator.class, Enumeration.class, Spliterator.class, BaseStream.class)
                .anyMatch(walk -> walk.isAssignableFrom(type));
        // Part of a list that others change cannot be used any more.
        boolean isPart = kind.isForSeveral() && method.getName().equals("subList");
        return !isPart && (isWalk || modelled.isView() || type == StringBuffer.class && kind.whole() != null);
    }

    /** Whether the call waits for the other thread: for an element, or for room. */
    boolean waits() {
        return Trial.waitsIfEmpty(modelled.method()) && initial == kind.empty()
                || Trial.waitsIfFull(modelled.method()) && kind.isFull();
    }

    Object[] makeOperands(Object root, Delivered delivered) {
        Object[] made = new Object[operands.size()];
        for (int i = 0; i < made.length; i++) {
            made[i] = operands.get(i).make(root, delivered);
        }
        return made;
    }

    Operation with(int otherChange) {
        return new Operation(kind, modelled, subject, operands, initial, otherChange);
    }

    /** Says which call it is in the name of a class, and so in a finding. */
    String identifier() {
        return (kind.name() + "_" + modelled.method().getName()).replaceAll("[^A-Za-z0-9_]", "_");
    }

    @Override
    public String toString() {
        return modelled.line() + ", of " + kind.name() + " as "
                + modelled.owner().getSimpleName()
                + (publishes() ? ", publishes" : ", observes change " + change)
                + (subject == 0 ? "" : ", operand " + subject);
    }
}
