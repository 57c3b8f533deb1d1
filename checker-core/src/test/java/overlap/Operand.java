package overlap;

/** Makes what a call is given, for one round. */
@FunctionalInterface
interface Operand {
    Object make(Object root, Delivered delivered);

    static Operand of(Object value) {
        return (root, delivered) -> value;
    }
}
