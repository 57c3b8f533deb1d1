package dev.atomicity.agent.models;

import dev.atomicity.agent.classes.ClassHierarchy;
import dev.atomicity.hooks.ViewHooks;
import dev.atomicity.hooks.data.WholeObject;
import dev.atomicity.hooks.engine.AccessDuringCall;
import dev.atomicity.steps.Operation;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The models of JDK methods, looked up at each call. */
public final class CallModels {
    private static final String ENTRY = "java/util/Map$Entry";

    private static final String STAMPED_LOCK = "java/util/concurrent/locks/StampedLock";

    /** Of the module of {@code java.lang}, unlike other packages of that prefix. */
    private static final String CRYPTOGRAPHY = "javax/crypto/";

    private static final String LOCK = "java/util/concurrent/locks/Lock";
    private static final String SEMAPHORE = "java/util/concurrent/Semaphore";

    private static final CallModel LOCKING =
            CallModel.builder(Operation.LOCKS, HookOwners.ATTEMPTS, "locking").build();

    private static final CallModel TRYING = CallModel.builder(Operation.LOCKS, HookOwners.ATTEMPTS, "locking")
            .after("tried")
            .build();

    /** The model of a call that tries to get a lock, or gets a stamp that is never validated. */
    public static final CallModel TRIED = stamp("tried");

    /** What the methods of that lock say about its stamps. */
    private static final Map<String, CallModel> STAMPS = Map.of(
            "tryOptimisticRead", stamp("lookedAt"),
            "validate", stamp("validated"),
            "tryConvertToReadLock", stamp("validated"),
            "tryConvertToWriteLock", stamp("validated"),
            "readLock", LOCKING,
            "readLockInterruptibly", LOCKING,
            "tryReadLock", TRYING,
            "writeLock", LOCKING,
            "writeLockInterruptibly", LOCKING,
            "tryWriteLock", TRYING);

    /** Types by which the program may call methods of an object whose class it does not name. */
    private static final Set<String> CONTENT_OWNERS = Set.of("java/lang/Object", "java/lang/CharSequence");

    /** Other interfaces of modelled classes that do not show what kind of object it is. */
    private static final Set<String> OF_ANY_CLASS = Set.of(
            "java/lang/Appendable",
            "java/lang/Cloneable",
            "java/lang/Comparable",
            "java/lang/Iterable",
            "java/io/Serializable",
            "java/util/RandomAccess");

    /** What those methods do if the object turns out to be a modelled one. */
    private static final Map<String, CallModel> CONTENTS = Map.of(
            "toString()Ljava/lang/String;",
                    ModelAction.content("text", CallModel.NONE).ordered(CallModel.Order.BY_GATE),
            "hashCode()I", ModelAction.content("hash", CallModel.NONE).ordered(CallModel.Order.BY_GATE),
            "equals(Ljava/lang/Object;)Z",
                    ModelAction.content("equality", CallModel.NONE).ordered(CallModel.Order.BY_GATE));

    private final ClassHierarchy hierarchy;
    private final CallOrders orders;
    private final ModelTable table = ModelTable.standard();

    /** For owners in the JDK, which are the same for every class loader. */
    private final Map<String, Optional<CallModel>> known = new ConcurrentHashMap<>();

    /** By type, name and parameters: whether the JDK has such a method. */
    private final Map<String, Boolean> inherited = new ConcurrentHashMap<>();

    public CallModels(ClassHierarchy hierarchy) {
        this.hierarchy = hierarchy;
        this.orders = new CallOrders(hierarchy);
    }

    /** The model of a method that is called with that opcode, or null. */
    public CallModel find(ClassLoader loader, int opcode, String owner, String name, String descriptor) {
        if (owner.equals(STAMPED_LOCK)) {
            return STAMPS.get(name);
        }
        if (owner.startsWith("[")) {
            return name.equals("clone") ? CallModel.CLONE : null;
        }
        if (owner.equals("java/lang/System") && name.equals("arraycopy")) {
            return CallModel.ARRAY_COPY;
        }
        if (CONTENT_OWNERS.contains(owner)
                && opcode != Opcodes.INVOKESPECIAL
                && CONTENTS.containsKey(name + descriptor)) {
            return CONTENTS.get(name + descriptor);
        }
        if (asksForLock(loader, owner, name, descriptor)) {
            return TRIED;
        }
        if (table.linesFor(name).isEmpty()) {
            return null;
        }
        boolean isStatic = opcode == Opcodes.INVOKESTATIC;
        if (!owner.startsWith("java/") && !owner.startsWith(CRYPTOGRAPHY)) {
            boolean isOwn = isStatic || name.equals(ModelTable.CONSTRUCTOR);
            CallModel model = isOwn ? null : search(loader, false, owner, name, descriptor);
            return model != null
                            && isInherited(
                                    lineFor(loader, false, owner, name, descriptor)
                                            .type(),
                                    name,
                                    descriptor)
                    ? model
                    : null;
        }
        return lookUp(
                        known,
                        (isStatic ? "static " : "") + owner + "." + name + descriptor,
                        () -> Optional.ofNullable(search(null, isStatic, owner, name, descriptor)))
                .orElse(null);
    }

    private boolean asksForLock(ClassLoader loader, String owner, String name, String descriptor) {
        String type = name.equals("tryLock") ? LOCK : name.equals("tryAcquire") ? SEMAPHORE : null;
        return type != null && descriptor.endsWith(")Z") && hierarchy.isA(loader, owner, type);
    }

    /**
     * The known value of the key, or a value that is computed now. No lock of the map is held meanwhile, because the computation may load
     * or read classes, and so transform other classes on this thread or on one that this thread waits for.
     */
    private static <V> V lookUp(Map<String, V> known, String key, Supplier<V> findOut) {
        V value = known.get(key);
        if (value == null) {
            V found = findOut.get();
            V earlier = known.putIfAbsent(key, found);
            value = earlier == null ? found : earlier;
        }
        return value;
    }

    /** Whether an object of a static type may be one whose text depends on data that is recorded. */
    public boolean mayHaveText(ClassLoader loader, String type) {
        return OF_ANY_CLASS.contains(type)
                || find(loader, Opcodes.INVOKEVIRTUAL, type, "toString", "()Ljava/lang/String;") != null;
    }

    private static CallModel stamp(String hook) {
        return CallModel.builder(Operation.TRIES, HookOwners.ATTEMPTS, null)
                .after(hook)
                .build();
    }

    /** The line of the table that holds for a method, or null. */
    ModelTable.Line lineFor(ClassLoader loader, boolean isStatic, String owner, String name, String descriptor) {
        for (ModelTable.Line line : table.linesFor(name)) {
            if (line.isStatic() == isStatic
                    && line.matches(descriptor)
                    && (isStatic ? owner.equals(line.type()) : hierarchy.isA(loader, owner, line.type()))) {
                return line;
            }
        }
        return null;
    }

    private CallModel search(ClassLoader loader, boolean isStatic, String owner, String name, String descriptor) {
        ModelTable.Line line = lineFor(loader, isStatic, owner, name, descriptor);
        if (line != null && line.type().equals(ENTRY)) {
            ViewHooks.entriesMayBeSet();
        }
        CallModel model = line == null ? null : line.model();
        if (model != null && model.changes() && !model.hookOwner().equals(HookOwners.OBJECTS)) {
            WholeObject.noteChangesOf(line.type());
        }
        if (model != null && model.triesVariable()) {
            AccessDuringCall.variablesMayBeTried();
        }
        return model == null ? null : model.ordered(orders.orderOf(loader, model, owner, descriptor));
    }

    /**
     * Whether a method of a class of the program is one that the type of the JDK has, and not another one of the same
     * name: a map of the program may well have a {@code get(long)} of its own, or a list an {@code add} without a result.
     */
    private boolean isInherited(String jdkType, String name, String descriptor) {
        String parameters = descriptor.substring(0, descriptor.indexOf(')') + 1);
        String result = resultOf(descriptor);
        return lookUp(
                inherited,
                jdkType + "." + name + parameters + result,
                () -> declares(jdkType, name, parameters, result));
    }

    private static boolean declares(String jdkType, String name, String parameters, String result) {
        try {
            Class<?> type = Class.forName(jdkType.replace('/', '.'), false, null);
            return Stream.concat(Stream.of(type.getMethods()), Stream.of(type.getDeclaredMethods()))
                    .filter(method -> method.getName().equals(name))
                    .map(Type::getMethodDescriptor)
                    .anyMatch(method ->
                            method.startsWith(parameters) && resultOf(method).equals(result));
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    /** The return type; all object types count as equal, because a class of the program may declare a more specific one. */
    private static String resultOf(String descriptor) {
        Type result = Type.getReturnType(descriptor);
        return result.getSort() >= Type.ARRAY ? "L" : result.getDescriptor();
    }

    ModelTable table() {
        return table;
    }
}
