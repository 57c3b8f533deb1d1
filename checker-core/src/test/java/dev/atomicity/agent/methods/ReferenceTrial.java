package dev.atomicity.agent.methods;

import dev.atomicity.agent.ClassInstrumenter;
import dev.atomicity.agent.FilesLoader;
import dev.atomicity.agent.methods.ReferenceClass.Reference;
import dev.atomicity.specification.Regions;
import dev.atomicity.specification.Specification;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** A class with method references, as it is and as the agent transforms it. */
final class ReferenceTrial {
    private static final Specification SPECIFICATION = Specification.DEFAULTS.toBuilder()
            .regions(Regions.ALL)
            .locksConflict(true)
            .build();

    private final List<Reference> references;
    private final Map<String, Handle> afterwards = new HashMap<>();
    private final Side plain;
    private final Side instrumented;

    /** One of the two; the methods that make the functions, by their names. */
    private record Side(Class<?> type, Map<String, Method> makers) {
        static Side of(FilesLoader loader, String name) throws ClassNotFoundException {
            Class<?> type = loader.loadClass(name.replace('/', '.'));
            Map<String, Method> makers = new HashMap<>();
            for (Method method : type.getDeclaredMethods()) {
                makers.put(method.getName(), method);
            }
            return new Side(type, makers);
        }

        Object make(int reference, Object... captured) throws Throwable {
            try {
                return makers.get("make" + reference).invoke(null, captured);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    /** @param files the class among others that it needs, by their names */
    ReferenceTrial(ReferenceClass made, Map<String, byte[]> files, Consumer<String> notes)
            throws ClassNotFoundException {
        ClassInstrumenter instrumenter = new ClassInstrumenter(SPECIFICATION, notes);
        references = made.references();
        plain = Side.of(new FilesLoader(files, (loader, file) -> file), made.name());
        instrumented = Side.of(
                new FilesLoader(files, (loader, file) -> noted(instrumenter.instrument(loader, file))), made.name());
    }

    private byte[] noted(byte[] classFile) {
        ClassNode type = new ClassNode();
        new ClassReader(classFile).accept(type, 0);
        for (MethodNode method : type.methods) {
            for (AbstractInsnNode instruction : method.instructions) {
                if (instruction instanceof InvokeDynamicInsnNode call) {
                    afterwards.put(method.name, (Handle) call.bsmArgs[1]);
                }
            }
        }
        return classFile;
    }

    Class<?> plainType() {
        return plain.type();
    }

    Class<?> instrumentedType() {
        return instrumented.type();
    }

    /** Whether the reference is to another method after the transformation. */
    boolean isReplaced(int reference) {
        return !references.get(reference).method().equals(afterwards.get("make" + reference));
    }

    /**
     * Makes the function of the reference, so that the JVM links it. What is captured is null, which nobody looks at.
     *
     * @return empty, or how it fails although it does not without the agent
     */
    String link(int reference) {
        Object[] captured = new Object[references.get(reference).captured().length];
        try {
            instrumented.make(reference, captured);
            return "";
        } catch (Throwable e) {
            return isLinkable(reference) ? references.get(reference) + ": " + e + " " + e.getCause() : "";
        }
    }

    /** Without the agent. The JVM refuses some references to methods of a class that the program cannot name. */
    boolean isLinkable(int reference) {
        try {
            plain.make(reference, new Object[references.get(reference).captured().length]);
            return true;
        } catch (Throwable e) {
            return false;
        }
    }

    /** The types of the arguments of the function. */
    Class<?>[] parametersOf(int reference) {
        String descriptor = references.get(reference).used().getDescriptor();
        return MethodType.fromMethodDescriptorString(descriptor, plain.type().getClassLoader())
                .parameterArray();
    }

    /**
     * Makes the function and calls it.
     *
     * @param captured an object for each value that is captured
     * @return what the call returned or threw
     */
    String call(boolean isInstrumented, int reference, Object[] captured, Object[] arguments) throws Throwable {
        Object function = (isInstrumented ? instrumented : plain).make(reference, captured);
        for (Method method : function.getClass().getInterfaces()[0].getMethods()) {
            if (method.getName().equals(ReferenceClass.FUNCTION)) {
                return outcome(method, function, arguments);
            }
        }
        throw new IllegalArgumentException(function.toString());
    }

    /** A call that waits finds that its thread was interrupted. */
    private static String outcome(Method method, Object function, Object[] arguments) throws IllegalAccessException {
        Thread.currentThread().interrupt();
        try {
            return SampleObjects.describe(method.invoke(function, arguments));
        } catch (InvocationTargetException e) {
            return e.getCause().toString();
        } finally {
            Thread.interrupted();
        }
    }
}
