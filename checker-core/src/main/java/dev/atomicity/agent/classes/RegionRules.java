package dev.atomicity.agent.classes;

import dev.atomicity.specification.MethodSignature;
import dev.atomicity.specification.Regions;
import dev.atomicity.specification.Specification;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Which methods are atomic regions.
 *
 * <p>These are not regions, unless the user names them: code that a thread starts with ({@code main}, {@code run}, {@code call}, bodies
 * of lambdas), because it is expected to be interleaved; and constructors, because no other thread sees the object yet.
 */
public final class RegionRules {
    private static final Set<String> THREAD_BODIES = Set.of("run()V", "call()Ljava/lang/Object;");

    private final Specification specification;

    public RegionRules(Specification specification) {
        this.specification = specification;
    }

    /**
     * Whether the user, or a refined specification, says that the method is not atomic, while the state of objects is checked: then its
     * work belongs only to callers on the same object. A thread body or a lambda is part of what runs it.
     */
    public boolean isLeftOut(ClassNode type, MethodNode method) {
        return specification.regions() == Regions.ATOMIC_SETS
                && !method.name.startsWith("<")
                && !isBoundary(method)
                && !isPlainAccessor(method)
                && !isRegion(type, method);
    }

    public boolean isRegion(ClassNode type, MethodNode method) {
        if (method.name.startsWith("<")) {
            return false;
        }
        String className = type.name.replace('/', '.');
        // Both are asked, because each remembers which of its patterns are of use.
        boolean isNamedNonAtomic = specification.saysNonAtomic(className, method.name);
        boolean isNamedAtomic = specification.saysAtomic(className, method.name);
        String signature = MethodSignature.of(className, method.name, method.desc);
        if (isNamedNonAtomic
                || hasAnnotation(method, "NonAtomic")
                || specification.leftOut().contains(signature)) {
            return false;
        }
        if (isNamedAtomic) {
            return true;
        }
        if (specification.listed() != null) {
            return specification.listed().contains(signature);
        }
        return switch (specification.regions()) {
            case ENTRY, ATOMIC_SETS -> !isBoundary(method);
            case SYNCHRONIZED -> (method.access & Opcodes.ACC_SYNCHRONIZED) != 0;
            case ANNOTATED ->
                hasAnnotation(method, "Atomic")
                        || (hasAnnotation(type.visibleAnnotations, type.invisibleAnnotations, "Atomic")
                                && !isBoundary(method));
            case ALL -> !isMain(method) && (method.access & Opcodes.ACC_SYNTHETIC) == 0;
        };
    }

    /** Whether the user said of this very method that it is atomic: then it is, whatever objects it works on. */
    public static boolean isDeclared(Specification specification, ClassNode type, MethodNode method) {
        return specification.saysAtomic(type.name.replace('/', '.'), method.name) || hasAnnotation(method, "Atomic");
    }

    /** Whether calling the method is the same as accessing a field of its object. */
    public static boolean isPlainAccessor(MethodNode method) {
        return PlainAccessors.contain(method);
    }

    /** Whether the method has a parameter of its own class, or of a type that its class extends or implements itself. */
    public static boolean takesOwnType(ClassNode type, MethodNode method) {
        for (Type parameter : Type.getArgumentTypes(method.desc)) {
            String name = parameter.getSort() == Type.OBJECT ? parameter.getInternalName() : null;
            if (type.name.equals(name)
                    || type.interfaces.contains(name)
                    || (type.superName.equals(name) && !name.equals("java/lang/Object"))) {
                return true;
            }
        }
        return false;
    }

    /** Compilers put the bodies of lambdas, and bridges, into synthetic methods. */
    private static boolean isBoundary(MethodNode method) {
        return isMain(method)
                || THREAD_BODIES.contains(method.name + method.desc)
                || (method.name.equals("call") && method.desc.startsWith("()"))
                || (method.access & Opcodes.ACC_SYNTHETIC) != 0;
    }

    private static boolean isMain(MethodNode method) {
        return method.name.equals("main") && method.desc.endsWith(")V");
    }

    private static boolean hasAnnotation(MethodNode method, String simpleName) {
        return hasAnnotation(method.visibleAnnotations, method.invisibleAnnotations, simpleName);
    }

    /** By simple name, so that a project may use an annotation of its own. */
    private static boolean hasAnnotation(
            List<AnnotationNode> visible, List<AnnotationNode> invisible, String simpleName) {
        return named(visible, simpleName) || named(invisible, simpleName);
    }

    private static boolean named(List<AnnotationNode> annotations, String simpleName) {
        if (annotations != null) {
            for (AnnotationNode annotation : annotations) {
                if (annotation.desc.endsWith("/" + simpleName + ";")
                        || annotation.desc.endsWith("$" + simpleName + ";")
                        || annotation.desc.equals("L" + simpleName + ";")) {
                    return true;
                }
            }
        }
        return false;
    }
}
