package dev.atomicity.agent.models;

import dev.atomicity.agent.classes.ClassHierarchy;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.Type;

/** The methods of this JDK for which there is a line in the tables of models, for tests that are made from the tables. */
public final class TableMethods {
    private static final CallModels MODELS = new CallModels(new ClassHierarchy());

    /** Of a method that is about a variable of the JVM. */
    public static final int NO_OPERAND = -1;

    private TableMethods() {}

    /**
     * A method with a model.
     *
     * @param line the line of the table, as the lists of lines name it
     * @param owner the type through which it is called
     * @param subjects the operands that it may be about: 0 is the receiver, if there is one, or else the first argument
     * @param isView whether its result shows what the subject keeps, or walks through that
     * @param isOfGlobal whether it is about a variable of the JVM
     */
    public record Modelled(
            String line,
            Class<?> owner,
            Executable method,
            List<Integer> subjects,
            boolean isView,
            boolean isOfGlobal) {}

    /** Those that are called on an object, through a type. */
    public static List<Modelled> of(Class<?> owner) {
        List<Modelled> methods = new ArrayList<>();
        for (Method method : owner.getMethods()) {
            boolean isStatic = Modifier.isStatic(method.getModifiers());
            if (!isStatic && !method.isSynthetic() && method.getDeclaringClass() != Object.class) {
                add(owner, method, 1, methods);
            }
        }
        return methods;
    }

    /** Static methods and constructors of the types in the table. */
    public static List<Modelled> ofNoObject() {
        List<Modelled> methods = new ArrayList<>();
        for (Class<?> type : types()) {
            for (Method method : type.getMethods()) {
                if (Modifier.isStatic(method.getModifiers()) && method.getDeclaringClass() == type) {
                    add(type, method, 0, methods);
                }
            }
            if (!type.isInterface() && !Modifier.isAbstract(type.getModifiers())) {
                for (Constructor<?> constructor : type.getConstructors()) {
                    add(type, constructor, 0, methods);
                }
            }
        }
        return methods;
    }

    /** The types of the table that this JDK has. */
    public static List<Class<?>> types() {
        List<Class<?>> types = new ArrayList<>();
        for (String name : MODELS.table().types()) {
            try {
                Class<?> type = Class.forName(name.replace('/', '.'));
                if (!types.contains(type)) {
                    types.add(type);
                }
            } catch (ClassNotFoundException e) {
                continue; // it came with a later JDK
            }
        }
        return types;
    }

    /** The lines that some method of this JDK needs, and that say what it does. */
    public static Set<String> lines() {
        Set<String> lines = new TreeSet<>();
        for (Class<?> type : types()) {
            of(type).forEach(method -> lines.add(method.line()));
        }
        ofNoObject().forEach(method -> lines.add(method.line()));
        return lines;
    }

    /** Those of the table of synchronizers. */
    public static Set<String> linesOfSynchronizers() {
        Set<String> lines = new TreeSet<>();
        SyncModels.TABLE.forEach(row -> lines.add(row.type().replace('/', '.') + " " + row.method()));
        return lines;
    }

    private static void add(Class<?> owner, Executable method, int receivers, List<Modelled> methods) {
        boolean isStatic = Modifier.isStatic(method.getModifiers());
        boolean isConstructor = method instanceof Constructor;
        String name = isConstructor ? ModelTable.CONSTRUCTOR : method.getName();
        String descriptor = isConstructor
                ? Type.getConstructorDescriptor((Constructor<?>) method)
                : Type.getMethodDescriptor((Method) method);
        ModelTable.Line line =
                MODELS.lineFor(owner.getClassLoader(), isStatic, Type.getInternalName(owner), name, descriptor);
        if (line != null && line.model() != null) {
            CallModel model = line.model();
            methods.add(new Modelled(
                    nameOf(line),
                    owner,
                    method,
                    subjectsOf(model, method, receivers),
                    model.isView(),
                    model.global() != null));
        }
    }

    private static List<Integer> subjectsOf(CallModel model, Executable method, int receivers) {
        List<Integer> subjects = new ArrayList<>();
        if (model.isOfArrays() && method.getDeclaringClass() == Array.class) {
            return List.of(0); // it may be any array, so it is an object to the method
        }
        if (model.isOfArrays()) {
            for (int i = 0; i < method.getParameterCount(); i++) {
                if (method.getParameterTypes()[i].isArray()) {
                    subjects.add(i);
                }
            }
            return subjects;
        }
        if (model.global() != null) {
            boolean isNamed =
                    model.keyArgument() >= 0 && method.getParameterTypes()[model.keyArgument()] == String.class;
            return List.of(isNamed ? model.keyArgument() : NO_OPERAND);
        }
        if (model.hookOwner().equals(HookOwners.FIELDS)) {
            return List.of(model.keyArgument() + receivers);
        }
        if (model.isOfHandle()) {
            return List.of(receivers);
        }
        subjects.add(model.subjectArgument() < 0 ? 0 : model.subjectArgument() + receivers);
        if (model.isOfTwo()) {
            subjects.add(model.keyArgument() + receivers);
        }
        return subjects;
    }

    /** As the lists of lines name it. */
    static String nameOf(ModelTable.Line line) {
        return line.type().replace('/', '.')
                + (line.isStatic() ? " static " : " ")
                + line.name()
                + (line.parameters() == null ? "" : "(" + line.parameters() + ")");
    }
}
