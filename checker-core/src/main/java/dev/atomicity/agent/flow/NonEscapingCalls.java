package dev.atomicity.agent.flow;

import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The classes of the JDK whose objects do not pass on references to themselves, and what their methods return: no other thread can know an
 * object that a method creates and uses only by such calls. Methods that are not listed may do anything.
 */
final class NonEscapingCalls {
    private static final Set<String> BUILDERS = Set.of("java/lang/StringBuilder", "java/lang/StringBuffer");

    private static final Set<String> COLLECTIONS = Set.of(
            "java/util/ArrayList",
            "java/util/LinkedList",
            "java/util/ArrayDeque",
            "java/util/PriorityQueue",
            "java/util/Vector",
            "java/util/Stack",
            "java/util/HashSet",
            "java/util/LinkedHashSet",
            "java/util/TreeSet",
            "java/util/HashMap",
            "java/util/LinkedHashMap",
            "java/util/TreeMap",
            "java/util/Hashtable",
            "java/util/IdentityHashMap",
            "java/util/BitSet");

    /** Methods that return the collection itself or a view of it. */
    private static final Set<String> VIEWS =
            Set.of("iterator", "listIterator", "keySet", "values", "entrySet", "subList");

    /** Methods that return an element of a collection, or a copy. */
    private static final Set<String> PARTS = Set.of(
            "get",
            "getOrDefault",
            "getFirst",
            "getLast",
            "set",
            "put",
            "putIfAbsent",
            "remove",
            "removeFirst",
            "removeLast",
            "replace",
            "merge",
            "compute",
            "computeIfAbsent",
            "computeIfPresent",
            "next",
            "previous",
            "poll",
            "pollFirst",
            "pollLast",
            "peek",
            "peekFirst",
            "peekLast",
            "pop",
            "push",
            "element",
            "first",
            "last",
            "firstKey",
            "lastKey",
            "floor",
            "ceiling",
            "lower",
            "higher",
            "floorKey",
            "ceilingKey",
            "lowerKey",
            "higherKey",
            "toArray");

    private NonEscapingCalls() {}

    /** Whether objects of exactly that class may stay private to the method that creates them. */
    static boolean mayKeep(String type) {
        return BUILDERS.contains(type) || COLLECTIONS.contains(type);
    }

    /**
     * Whether the call, on such an object or a view of one, passes no reference to it on, except as {@link #returnsReceiver} says.
     */
    static boolean keepsReceiver(MethodInsnNode call) {
        if (NonEscapingObjects.isOfOne(call)) {
            return NonEscapingObjects.keepsReceiver(call);
        }
        Type result = Type.getReturnType(call.desc);
        if (!isOfBuilder(call) && !isOfCollection(call)) {
            return false;
        }
        boolean isNoObject = result.getSort() < Type.ARRAY;
        boolean isText = result.getDescriptor().equals("Ljava/lang/String;");
        return isNoObject || isText || returnsReceiver(call) || (isOfCollection(call) && PARTS.contains(call.name));
    }

    /** Whether the result of the call is the object itself or a view of it, and so as private as the object. */
    static boolean returnsReceiver(MethodInsnNode call) {
        if (NonEscapingObjects.isOfOne(call)) {
            return NonEscapingObjects.returnsReceiver(call);
        }
        Type result = Type.getReturnType(call.desc);
        return isOfBuilder(call)
                ? result.getSort() == Type.OBJECT && BUILDERS.contains(result.getInternalName())
                : isOfCollection(call) && VIEWS.contains(call.name);
    }

    /**
     * Whether the call touches nothing but the object it is called on: no argument is something whose contents it reads
     * too. An element or a key is an object that it holds or compares; it may be asked for its own {@code equals}.
     */
    static boolean concernsReceiverAlone(MethodInsnNode call) {
        if (NonEscapingObjects.isOfOne(call)) {
            return NonEscapingObjects.concernsReceiverAlone(call);
        }
        if (call.name.equals("equals") || call.name.equals("compareTo")) {
            return false;
        }
        for (Type argument : Type.getArgumentTypes(call.desc)) {
            String type = argument.getDescriptor();
            boolean isHarmless = argument.getSort() < Type.ARRAY
                    || type.equals("Ljava/lang/Object;")
                    || type.equals("Ljava/lang/String;")
                    || type.equals("Ljava/util/Comparator;")
                    || type.startsWith("Ljava/util/function/");
            if (!isHarmless) {
                return false;
            }
        }
        return true;
    }

    private static boolean isOfBuilder(MethodInsnNode call) {
        return BUILDERS.contains(call.owner);
    }

    /** By the class or by an interface of it, which is the JDK's too. */
    private static boolean isOfCollection(MethodInsnNode call) {
        return call.owner.startsWith("java/util/") && call.owner.indexOf('/', "java/util/".length()) < 0;
    }
}
