package dev.atomicity.provoke.judge;

import dev.atomicity.hooks.places.Samples;

/** An atomic of one variable, or an adder. */
final class AtomicModel implements ObjectModel {
    private Object value;

    AtomicModel(Object value) {
        this.value = value;
    }

    @Override
    public ObjectModel copy() {
        return new AtomicModel(value);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof AtomicModel atomic && value.equals(atomic.value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }

    @Override
    public Object apply(OperationCall call) {
        String method = call.name();
        return switch (method) {
            case "get", "getPlain", "getOpaque", "getAcquire", "sum" -> value;
            case "intValue" -> value instanceof Integer ? value : Samples.UNKNOWN;
            case "longValue" -> value instanceof Long ? value : Samples.UNKNOWN;
            case "set", "setPlain", "setOpaque", "setRelease", "lazySet" -> set(call.argument(0), NOTHING);
            case "getAndSet" -> set(call.argument(0), value);
            case "incrementAndGet" -> add(1, true);
            case "decrementAndGet" -> add(-1, true);
            case "addAndGet" -> add(number(call.argument(0)), true);
            case "getAndIncrement" -> add(1, false);
            case "getAndDecrement" -> add(-1, false);
            case "getAndAdd" -> add(number(call.argument(0)), false);
            case "add" -> nothing(add(number(call.argument(0)), false));
            case "increment" -> nothing(add(1, false));
            case "decrement" -> nothing(add(-1, false));
            case "reset" -> value instanceof Long ? set(0L, NOTHING) : Samples.UNKNOWN;
            case "sumThenReset" -> value instanceof Long ? set(0L, value) : Samples.UNKNOWN;
            case "getAndUpdate", "getAndAccumulate", "updateAndGet", "accumulateAndGet" -> update(call);
            default -> method.contains("ompareAnd") ? compare(call) : Samples.UNKNOWN;
        };
    }

    private Object set(Object other, Object result) {
        value = other;
        return result;
    }

    private static Object nothing(Object result) {
        return result == Samples.UNKNOWN ? Samples.UNKNOWN : NOTHING;
    }

    private static Long number(Object argument) {
        return argument instanceof Integer || argument instanceof Long ? ((Number) argument).longValue() : null;
    }

    private Object add(Long delta, boolean givesNew) {
        return delta == null ? Samples.UNKNOWN : add(delta.longValue(), givesNew);
    }

    private Object add(long delta, boolean givesNew) {
        Object old = value;
        if (old instanceof Integer number) {
            value = number + (int) delta;
        } else if (old instanceof Long number) {
            value = number + delta;
        } else {
            return Samples.UNKNOWN;
        }
        return givesNew ? value : old;
    }

    private Object compare(OperationCall call) {
        Object old = value;
        boolean isExpected = old.equals(call.argument(0));
        if (isExpected) {
            value = call.argument(1);
        }
        return call.name().contains("Exchange") ? old : isExpected;
    }

    /** What the function would return for another value is not known. */
    private Object update(OperationCall call) {
        Object old = value;
        if (!call.isGivenTheSame(old) || call.left() == Samples.UNKNOWN) {
            return Samples.UNKNOWN;
        }
        value = call.left();
        return call.name().startsWith("get") ? old : value;
    }
}
