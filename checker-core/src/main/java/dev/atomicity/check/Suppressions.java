package dev.atomicity.check;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Looks in class files for annotations named {@code SuppressAtomicity}, from any package, on methods and on classes. A
 * method is known by its name alone, as in a finding.
 */
final class Suppressions {
    private static final String SIMPLE_NAME = "SuppressAtomicity";

    /** Said when the annotation gives no reason. */
    private static final String NO_REASON = "@SuppressAtomicity";

    private final ClassFiles classes;

    /** By class: reasons by method, with an empty name for the class as a whole. */
    private final Map<String, Map<String, String>> known = new HashMap<>();

    Suppressions(ClassFiles classes) {
        this.classes = classes;
    }

    /** Why findings in the method are suppressed; null if they are not. */
    String reason(String className, String method) throws IOException {
        Map<String, String> reasons = known.get(className);
        if (reasons == null) {
            reasons = read(className);
            known.put(className, reasons);
        }
        String reason = reasons.get(method);
        return reason != null ? reason : reasons.get("");
    }

    private Map<String, String> read(String className) throws IOException {
        Map<String, String> reasons = new HashMap<>();
        byte[] classFile = classes.read(className);
        if (classFile != null) {
            new ClassReader(classFile).accept(new Visitor(reasons), ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES);
        }
        return reasons;
    }

    private static boolean isSuppression(String descriptor) {
        return descriptor.endsWith("/" + SIMPLE_NAME + ";") || descriptor.endsWith("$" + SIMPLE_NAME + ";");
    }

    private static final class Visitor extends ClassVisitor {
        private final Map<String, String> reasons;

        Visitor(Map<String, String> reasons) {
            super(Opcodes.ASM9);
            this.reasons = reasons;
        }

        @Override
        public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            return isSuppression(descriptor) ? reasonOf("") : null;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                    return isSuppression(annotation) ? reasonOf(name) : null;
                }
            };
        }

        private AnnotationVisitor reasonOf(String method) {
            reasons.put(method, NO_REASON);
            return new AnnotationVisitor(Opcodes.ASM9) {
                @Override
                public void visit(String name, Object value) {
                    if (name.equals("value") && value instanceof String text && !text.isBlank()) {
                        reasons.put(method, text);
                    }
                }
            };
        }
    }
}
