package dev.atomicity.agent.classes;

import dev.atomicity.specification.Specification;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Which methods are atomic regions.
 *
 * <p>Boundaries are none, unless the user names them: code that a thread starts with ({@code main}, {@code run},
 * {@code call}, bodies of lambdas), because it is expected to be interleaved; and constructors, because nobody else
 * sees the object yet.
 */
public final class RegionRules {
    private static final Set<String> THREAD_BODIES = Set.of("run()V", "call()Ljava/lang/Object;");

    private final Specification specification;

    public RegionRules(Specification specification) {
        this.specification = specification;
    }

    public boolean isRegion(ClassNode type, MethodNode method) {
        if (method.name.startsWith("<")) {
            return false;
        }
        String className = type.name.replace('/', '.');
        // Both are asked, because each remembers which of its patterns are of use.
        boolean isNamedNonAtomic = specification.saysNonAtomic(className, method.name);
        boolean isNamedAtomic = specification.saysAtomic(className, method.name);
        if (isNamedNonAtomic || hasAnnotation(method, "NonAtomic")) {
            return false;
        }
        if (isNamedAtomic) {
            return true;
        }
        return switch (specification.regions()) {
            case ENTRY -> !isBoundary(method);
            case ATOMIC_SETS -> !isBoundary(method) && !PlainAccessors.contain(method);
            case SYNCHRONIZED -> (method.access & Opcodes.ACC_SYNCHRONIZED) != 0;
            case ANNOTATED ->
                hasAnnotation(method, "Atomic")
                        || (hasAnnotation(type.visibleAnnotations, type.invisibleAnnotations, "Atomic")
                                && !isBoundary(method));
            case ALL -> !isMain(method) && (method.access & Opcodes.ACC_SYNTHETIC) == 0;
        };
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
