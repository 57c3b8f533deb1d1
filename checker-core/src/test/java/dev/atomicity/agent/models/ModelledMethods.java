package dev.atomicity.agent.models;

import dev.atomicity.agent.classes.ClassHierarchy;
import dev.atomicity.agent.methods.ReferenceLambda;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The methods of the JDK on which the tests run whose calls are recorded, in any of the tables. */
public final class ModelledMethods {
    private final ClassHierarchy hierarchy = new ClassHierarchy();
    private final CallModels models = new CallModels(hierarchy);
    private final BlockingCalls blocking = new BlockingCalls(hierarchy);
    private final SyncModels synchronizers = new SyncModels(hierarchy);

    /** The types that have such a method, or such a constructor. */
    public List<Class<?>> types() {
        return JdkTypes.all().stream()
                .filter(type -> !methodsOf(type).isEmpty()
                        || !constructorsOf(type).isEmpty()
                        || !staticMethodsOf(type).isEmpty())
                .toList();
    }

    /** Methods of objects of the type, public and protected ones, also inherited ones. */
    public List<Method> methodsOf(Class<?> type) {
        Set<Method> methods = new LinkedHashSet<>(List.of(type.getMethods()));
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            Stream.of(at.getDeclaredMethods())
                    .filter(method -> Modifier.isProtected(method.getModifiers()))
                    .forEach(methods::add);
        }
        return methods.stream()
                .filter(method -> !Modifier.isStatic(method.getModifiers()) && isRecorded(type, method))
                .filter(method -> !method.getName().equals("wait") || type == Object.class) // all types have that one
                .toList();
    }

    public List<Method> staticMethodsOf(Class<?> type) {
        return Stream.of(type.getMethods())
                .filter(method -> method.getDeclaringClass() == type
                        && Modifier.isStatic(method.getModifiers())
                        && isRecorded(type, method))
                .toList();
    }

    public List<Constructor<?>> constructorsOf(Class<?> type) {
        return Modifier.isAbstract(type.getModifiers())
                ? List.of()
                : Stream.of(type.getConstructors())
                        .filter(constructor -> isRecorded(type, constructor))
                        .toList();
    }

    /** Whether the call changes or reads data that the JDK keeps; others may wait, or only order threads. */
    public boolean isOfData(Handle method) {
        return models.find(
                        null, ReferenceLambda.opcodeOf(method), method.getOwner(), method.getName(), method.getDesc())
                != null;
    }

    /** Types whose objects depend on the time or on chance, wait for input, or change the JVM. */
    private static final Set<String> NOT_REPEATABLE = Stream.of(
                    ObjectTable.TEXT, FormatTable.TEXT, ByteTable.TEXT, InputOutputTable.TEXT, GlobalTable.TEXT)
            .flatMap(table -> new ModelTable(table).types().stream())
            .collect(Collectors.toSet());

    /** Whether the method of data can be called twice with the same result, and does no harm. */
    public boolean isRepeatable(Handle method) {
        boolean isOfAnyObject =
                Set.of("java/lang/Object", "java/lang/CharSequence").contains(method.getOwner());
        ModelTable.Line line = models.lineFor(
                null, method.getTag() == Opcodes.H_INVOKESTATIC, method.getOwner(), method.getName(), method.getDesc());
        return !isOfAnyObject && (line == null || !NOT_REPEATABLE.contains(line.type()));
    }

    private boolean isRecorded(Class<?> type, Executable executable) {
        return isRecorded(handle(type, executable));
    }

    /** Whether the call is recorded if it names that owner. */
    public boolean isRecorded(Handle method) {
        return isOfData(method)
                || blocking.contains(null, method.getOwner(), method.getName(), method.getDesc())
                || synchronizers.find(null, method.getOwner(), method.getName(), method.getDesc()) != null;
    }

    /** The method as a reference names it that takes it for one of the owner. */
    public static Handle handle(Class<?> owner, Executable executable) {
        String type = Type.getInternalName(owner);
        if (executable instanceof Constructor<?> constructor) {
            return new Handle(
                    Opcodes.H_NEWINVOKESPECIAL, type, "<init>", Type.getConstructorDescriptor(constructor), false);
        }
        int tag = Modifier.isStatic(executable.getModifiers())
                ? Opcodes.H_INVOKESTATIC
                : owner.isInterface() ? Opcodes.H_INVOKEINTERFACE : Opcodes.H_INVOKEVIRTUAL;
        return new Handle(
                tag, type, executable.getName(), Type.getMethodDescriptor((Method) executable), owner.isInterface());
    }
}
