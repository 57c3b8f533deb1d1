package overlap;

import dev.atomicity.agent.models.TableMethods.Modelled;
import java.util.List;
import java.util.function.Supplier;

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

    @Override
    public String toString() {
        return modelled.line() + ", of " + kind.name() + " as "
                + modelled.owner().getSimpleName()
                + (publishes() ? ", publishes" : ", observes change " + change)
                + (subject == 0 ? "" : ", operand " + subject);
    }
}
