package dev.atomicity.provoke.judge;

import dev.atomicity.hooks.places.Samples;
import java.util.ArrayList;
import java.util.List;

/**
 * A list, or a queue that gives its elements in their order.
 *
 * @param capacity how many elements there can be
 * @param isStack whether {@code push}, {@code pop} and {@code peek} are about the end, and not about the head
 */
record SequenceModel(List<Object> elements, int capacity, boolean isStack) implements ObjectModel {
    @Override
    public ObjectModel copy() {
        return new SequenceModel(new ArrayList<>(elements), capacity, isStack);
    }

    @Override
    public Object apply(OperationCall call) {
        if (looksUp(call) && Samples.isUnclear(call.argument(0), elements)) {
            return Samples.UNKNOWN;
        }
        return switch (call.name()) {
            case "size" -> elements.size();
            case "isEmpty", "empty" -> elements.isEmpty();
            case "remainingCapacity" -> capacity - elements.size();
            case "contains" -> elements.contains(call.argument(0));
            case "indexOf" -> call.count() == 1 ? elements.indexOf(call.argument(0)) : Samples.UNKNOWN;
            case "lastIndexOf" -> call.count() == 1 ? elements.lastIndexOf(call.argument(0)) : Samples.UNKNOWN;
            case "clear", "removeAllElements" -> {
                elements.clear();
                yield NOTHING;
            }
            case "get", "elementAt" -> at((Integer) call.argument(0), false);
            case "set" -> set((Integer) call.argument(0), call.argument(1));
            case "add" -> call.isIndexed() && call.count() == 2 ? insert(call) : offer(elements.size(), call, FAILURE);
            case "addIfAbsent" -> elements.contains(call.argument(0)) ? false : offer(elements.size(), call, FAILURE);
            case "offer", "offerLast" -> offer(elements.size(), call, false);
            case "offerFirst" -> offer(0, call, false);
            case "addLast", "addElement", "put", "putLast" -> nothing(offer(elements.size(), call, FAILURE));
            case "addFirst", "putFirst" -> nothing(offer(0, call, FAILURE));
            case "push" -> push(call);
            case "remove" -> remove(call);
            case "removeElement" -> elements.remove(call.argument(0));
            default -> applyToEnd(call.name());
        };
    }

    /** Whether the call compares its argument with the elements. */
    private static boolean looksUp(OperationCall call) {
        return switch (call.name()) {
            case "contains", "indexOf", "lastIndexOf", "addIfAbsent", "removeElement" -> true;
            case "remove" -> call.count() == 1 && !call.isIndexed();
            default -> false;
        };
    }

    private Object applyToEnd(String method) {
        int last = elements.size() - 1;
        return switch (method) {
            case "peek" -> end(isStack ? last : 0, false, isStack ? FAILURE : Samples.NULL);
            case "peekFirst" -> end(0, false, Samples.NULL);
            case "peekLast" -> end(last, false, Samples.NULL);
            case "element", "getFirst", "firstElement" -> end(0, false, FAILURE);
            case "getLast", "lastElement" -> end(last, false, FAILURE);
            case "poll", "pollFirst" -> end(0, true, Samples.NULL);
            case "pollLast" -> end(last, true, Samples.NULL);
            case "take", "takeFirst", "removeFirst" -> end(0, true, FAILURE);
            case "takeLast", "removeLast" -> end(last, true, FAILURE);
            case "pop" -> end(isStack ? last : 0, true, FAILURE);
            default -> Samples.UNKNOWN;
        };
    }

    private Object at(int index, boolean removes) {
        if (index < 0 || index >= elements.size()) {
            return FAILURE;
        }
        return removes ? elements.remove(index) : elements.get(index);
    }

    private Object end(int index, boolean removes, Object ifEmpty) {
        return elements.isEmpty() ? ifEmpty : at(index, removes);
    }

    private Object set(int index, Object value) {
        return index < 0 || index >= elements.size() ? FAILURE : elements.set(index, value);
    }

    private Object insert(OperationCall call) {
        int index = (Integer) call.argument(0);
        if (index < 0 || index > elements.size()) {
            return FAILURE;
        }
        elements.add(index, call.argument(1));
        return NOTHING;
    }

    private Object offer(int index, OperationCall call, Object ifFull) {
        if (elements.size() >= capacity) {
            return ifFull;
        }
        elements.add(index, call.argument(0));
        return true;
    }

    private static Object nothing(Object result) {
        return result == FAILURE ? FAILURE : NOTHING;
    }

    private Object push(OperationCall call) {
        Object result = offer(isStack ? elements.size() : 0, call, FAILURE);
        return isStack && result != FAILURE ? call.argument(0) : nothing(result);
    }

    private Object remove(OperationCall call) {
        if (call.count() == 0) {
            return end(0, true, FAILURE);
        }
        return call.isIndexed() ? at((Integer) call.argument(0), true) : elements.remove(call.argument(0));
    }
}
