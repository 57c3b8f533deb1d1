package dev.atomicity.agent.methods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.methods.ReferenceClass.Reference;
import dev.atomicity.agent.methods.ReferenceClass.Shape;
import dev.atomicity.agent.models.JdkTypes;
import dev.atomicity.agent.models.ModelledMethods;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * References to every modelled method, through every type of the JDK that has it, are linked by the JVM after the
 * transformation as they were before, and do the same. {@code -Datomicity.references=all} tries every kind of function
 * with each of them, which takes minutes.
 */
@Tag("slow")
class ModelledReferencesTest {
    private static final boolean ALL = "all".equals(System.getProperty("atomicity.references"));
    private static final ModelledMethods METHODS = new ModelledMethods();

    /** What these return depends on where an object lies, or on chance. */
    private static final Set<String> NOT_REPEATABLE = Set.of("hashCode", "shuffle");

    private static List<Class<?>> types;
    private static SampleObjects samples;

    private final Map<String, byte[]> files = new HashMap<>();
    private final Set<String> notes = new TreeSet<>();
    private final Set<String> failures = new TreeSet<>();
    private int tried;

    @BeforeAll
    static void findTypes() {
        types = METHODS.types();
        samples = new SampleObjects(types);
    }

    @Test
    void boundUnboundAndConstructorReferencesAreLinked() throws ClassNotFoundException {
        for (Class<?> type : types) {
            String name = "references/To" + type.getName().replace('.', '_');
            ReferenceClass made = new ReferenceClass(name, "java/lang/Object", List.of(), files);
            for (Method method : METHODS.methodsOf(type)) {
                if (Modifier.isPublic(method.getModifiers())) {
                    addForReceiver(method, type, Type.getType(type), made);
                }
            }
            Stream.of(METHODS.staticMethodsOf(type), METHODS.constructorsOf(type))
                    .flatMap(List::stream)
                    .forEach(each -> add(new Reference(handle(type, each), null, false, Shape.EXACT), made));
            check(made);
        }
        assertNothingFailed();
    }

    /** Of classes that extend the type of the JDK, through this class, and through a class below it. */
    @Test
    void superReferencesAndProtectedMethodsAreLinked() throws ClassNotFoundException {
        for (Class<?> type : types) {
            if (isExtensible(type)) {
                ReferenceClass made = subclassOf(type);
                String below = made.name() + "Below";
                files.put(below, new ReferenceClass(below, made.name(), List.of(), files).toBytes());
                for (Method method : METHODS.methodsOf(type)) {
                    addForReceiver(method, type, Type.getObjectType(made.name()), made);
                    if (Modifier.isProtected(method.getModifiers())) {
                        addForReceiver(method, type, Type.getObjectType(below), made);
                    }
                    if (!Modifier.isAbstract(method.getModifiers())) {
                        addSuper(method, type, made);
                    }
                }
                check(made);
            }
        }
        assertNothingFailed();
    }

    /** On receivers and with arguments that are alike, the transformed class gets the same results. */
    @Test
    void referencesDoTheSame() throws Throwable {
        for (Class<?> type : types) {
            String name = "references/Calls" + type.getName().replace('.', '_');
            ReferenceClass made = new ReferenceClass(name, "java/lang/Object", List.of(), files);
            for (Executable each : executablesOf(type)) {
                Handle method = handle(type, each);
                if (METHODS.isOfData(method)
                        && METHODS.isRepeatable(method)
                        && !NOT_REPEATABLE.contains(method.getName())) {
                    Type receiver = ReferenceLambda.hasReceiver(method) ? Type.getType(type) : null;
                    made.add(new Reference(method, receiver, receiver != null, Shape.EXACT));
                }
            }
            files.put(name, made.toBytes());
            compareCalls(type, made);
        }
        assertNothingFailed();
    }

    // ---------------------------------------------------------------- references

    /** With the owner that the compilers name, which is the type itself or, in those before JDK 18, the declaring class. */
    private void addForReceiver(Method method, Class<?> type, Type receiver, ReferenceClass made) {
        Class<?> declaring = method.getDeclaringClass();
        add(new Reference(handle(type, method), receiver, true, Shape.EXACT), made);
        add(new Reference(handle(type, method), receiver, false, Shape.EXACT), made);
        if (declaring != type && JdkTypes.isNameable(declaring)) {
            add(new Reference(handle(declaring, method), receiver, true, Shape.EXACT), made);
        }
    }

    private void addSuper(Method method, Class<?> type, ReferenceClass made) {
        Handle called = new Handle(
                Opcodes.H_INVOKESPECIAL,
                Type.getInternalName(type),
                method.getName(),
                Type.getMethodDescriptor(method),
                type.isInterface());
        add(new Reference(called, Type.getObjectType(made.name()), true, Shape.EXACT), made);
    }

    /** In one of the shapes, in turn, or in all. */
    private void add(Reference reference, ReferenceClass made) {
        Shape[] shapes = Shape.values();
        if (ALL) {
            Stream.of(shapes).map(reference::in).forEach(made::add);
        } else {
            made.add(reference.in(shapes[tried % shapes.length]));
        }
        tried++;
    }

    private static Handle handle(Class<?> owner, Executable executable) {
        return ModelledMethods.handle(owner, executable);
    }

    private static List<Executable> executablesOf(Class<?> type) {
        List<Executable> executables = new ArrayList<>();
        METHODS.methodsOf(type).stream()
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .forEach(executables::add);
        executables.addAll(METHODS.staticMethodsOf(type));
        executables.addAll(METHODS.constructorsOf(type));
        return executables;
    }

    /** Whether a class can extend or implement it, and has anything to call then. */
    private static boolean isExtensible(Class<?> type) {
        boolean isOpen = type.isInterface()
                || Stream.of(type.getDeclaredConstructors())
                        .map(Constructor::getModifiers)
                        .anyMatch(access -> Modifier.isPublic(access) || Modifier.isProtected(access));
        return isOpen && !Modifier.isFinal(type.getModifiers()) && !type.isSealed() && type != Enum.class;
    }

    private ReferenceClass subclassOf(Class<?> type) {
        String name = "references/Extends" + type.getName().replace('.', '_');
        return type.isInterface()
                ? new ReferenceClass(name, "java/lang/Object", List.of(Type.getInternalName(type)), files)
                : new ReferenceClass(name, Type.getInternalName(type), List.of(), files);
    }

    // ---------------------------------------------------------------- checks

    private void check(ReferenceClass made) throws ClassNotFoundException {
        files.put(made.name(), made.toBytes());
        ReferenceTrial trial = new ReferenceTrial(made, files, notes::add);
        for (int i = 0; i < made.references().size(); i++) {
            Reference reference = made.references().get(i);
            boolean isToBeReplaced = reference.shape() != Shape.SERIALIZABLE && METHODS.isRecorded(reference.method());
            if (trial.isReplaced(i) != isToBeReplaced) {
                failures.add(reference + (isToBeReplaced ? " was not replaced" : " was replaced"));
            }
            String failure = trial.link(i);
            if (!failure.isEmpty()) {
                failures.add(failure);
            }
        }
    }

    private void compareCalls(Class<?> type, ReferenceClass made) throws Throwable {
        ReferenceTrial trial = new ReferenceTrial(made, files, notes::add);
        for (int i = 0; i < made.references().size(); i++) {
            String expected = trial.isLinkable(i) ? call(type, trial, made, i, false) : null;
            String actual = expected == null ? null : call(type, trial, made, i, true);
            if (expected != null && !expected.equals(actual)) {
                failures.add(made.references().get(i) + ": " + actual + " instead of " + expected);
            }
            tried += expected == null ? 0 : 1;
        }
    }

    /** Result, receiver and arguments after the call; null if there is no receiver or no argument to be had. */
    private static String call(
            Class<?> type, ReferenceTrial trial, ReferenceClass made, int number, boolean instrumented)
            throws Throwable {
        Reference reference = made.references().get(number);
        Object[] arguments = samples.arguments(trial.parametersOf(number));
        Object[] captured = reference.isBound() ? new Object[] {samples.receiver(type)} : new Object[0];
        if (arguments == null || (reference.isBound() && captured[0] == null)) {
            return null;
        }
        String result = trial.call(instrumented, number, captured, arguments);
        return result + " | " + SampleObjects.describeAll(captured) + " | " + SampleObjects.describeAll(arguments);
    }

    private void assertNothingFailed() {
        assertThat(failures).isEmpty();
        assertThat(notes).isEmpty();
        assertThat(types).hasSizeGreaterThan(100);
        assertThat(tried).isGreaterThan(1000);
    }
}
