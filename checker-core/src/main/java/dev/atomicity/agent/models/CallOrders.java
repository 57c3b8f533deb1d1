package dev.atomicity.agent.models;

import dev.atomicity.agent.classes.ClassHierarchy;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/** Decides how the order is found in which calls of several threads on the same object take effect. */
public final class CallOrders {
    private static final String STREAMS = "java/util/stream/";

    /** Classes whose objects only one thread at a time may use, unless the program synchronizes. */
    private static final List<String> FOR_ONE_THREAD = List.of(
            "java/lang/StringBuilder",
            "java/util/StringJoiner",
            "java/util/BitSet",
            "java/util/ArrayList",
            "java/util/LinkedList",
            "java/util/ArrayDeque",
            "java/util/PriorityQueue",
            "java/util/HashMap",
            "java/util/TreeMap",
            "java/util/WeakHashMap",
            "java/util/IdentityHashMap",
            "java/util/EnumMap",
            "java/util/HashSet",
            "java/util/TreeSet",
            "java/util/EnumSet",
            "java/util/regex/Matcher",
            "java/text/Format",
            "java/text/BreakIterator",
            "java/util/Calendar",
            "java/util/Date",
            "java/util/Scanner",
            "java/util/StringTokenizer",
            "java/security/MessageDigest",
            "java/security/Signature",
            "javax/crypto/Mac",
            "javax/crypto/Cipher",
            "java/util/zip/Checksum",
            "java/nio/charset/CharsetEncoder",
            "java/nio/charset/CharsetDecoder");

    private final ClassHierarchy hierarchy;

    CallOrders(ClassHierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    /** Whether a method with these parameters may be given code of the program. */
    public static boolean runsCode(Type[] parameters) {
        return Stream.of(parameters)
                .map(Type::getInternalName)
                .anyMatch(type -> type.startsWith("java/util/function/") || type.equals("java/util/Comparator"));
    }

    CallModel.Order orderOf(ClassLoader loader, CallModel model, String owner, String descriptor) {
        boolean isOfWalk = model.hookOwner().equals(HookOwners.WALKS);
        boolean beginsWalk = HookNames.VIEWS_WALK.equals(model.hookAfter());
        if (!isOfWalk && !beginsWalk && !model.isOfSharedData()) {
            return model.order();
        }
        Type[] arguments = Type.getArgumentTypes(descriptor);
        String subject = model.subjectArgument() < 0 ? owner : arguments[model.subjectArgument()].getInternalName();
        boolean isForSeveral = mayBeForSeveral(loader, subject)
                || (model.isOfTwo() && mayBeForSeveral(loader, arguments[model.keyArgument()].getInternalName()));
        if (!isForSeveral || HookNames.READ_SOME.equals(model.hook())) {
            return CallModel.Order.OF_HOOKS;
        }
        boolean runsCode = runsCode(arguments);
        boolean walks = isOfWalk ? runsCode || owner.startsWith(STREAMS) : runsCode && !model.changes();
        if (walks && model.keyArgument() < 0) {
            return model.condition() == null ? CallModel.Order.OF_WALK : CallModel.Order.OF_HOOKS;
        }
        return CallModel.Order.BY_GATE;
    }

    /** Whether several threads may use an object of that type at the same time, as far as the type says. */
    private boolean mayBeForSeveral(ClassLoader loader, String type) {
        return FOR_ONE_THREAD.stream().noneMatch(one -> hierarchy.isA(loader, type, one));
    }
}
