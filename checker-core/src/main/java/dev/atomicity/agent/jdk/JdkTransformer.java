package dev.atomicity.agent.jdk;

import dev.atomicity.hooks.engine.Checking;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Inserts the hooks of {@link JdkPoints} into the JDK's classes: only calls, so that classes in use can be changed.
 *
 * <p>It is called for every class of the JDK while that class is being loaded. So it must not load any other class for a class that it does
 * not change.
 */
public final class JdkTransformer implements ClassFileTransformer {
    /** The classes that were seen, and what was found of the table in them. */
    private final Set<String> seen = ConcurrentHashMap.newKeySet();

    /**
     * The points of {@link JdkPoints#TABLE} that were found, by identity: computing the hash codes of records would delay the start of the
     * JVM by milliseconds.
     */
    private final Set<JdkPoints.Point> found =
            Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));

    /** Returns whether all starts of threads and all hand-overs of tasks will be seen. */
    public static boolean install(Instrumentation instrumentation) {
        boolean isComplete = true;
        JdkTransformer transformer = new JdkTransformer();
        instrumentation.addTransformer(transformer, true);
        for (Class<?> loaded : instrumentation.getAllLoadedClasses()) {
            if (loaded.getClassLoader() == null && isConcerned(loaded.getName().replace('.', '/'))) {
                try {
                    instrumentation.retransformClasses(loaded);
                } catch (Exception | LinkageError | InternalError e) {
                    isComplete = false;
                    Checking.note(notFollowed(loaded.getName(), e));
                }
            }
        }
        for (String name : JdkPoints.types()) {
            try {
                Class.forName(name.replace('/', '.'), false, null); // instruments it, if it was not there before
            } catch (ClassNotFoundException e) {
                if (!JdkPoints.YOUNGER.contains(name)) {
                    isComplete = false;
                    Checking.note(notFollowed(name.replace('/', '.'), e));
                }
            }
        }
        for (JdkPoints.Point point : transformer.missing()) {
            Checking.note("tasks are not followed at " + point.type().replace('/', '.') + "." + point.method()
                    + ", which is not as expected in this JVM");
        }
        return isComplete && transformer.missing().isEmpty();
    }

    private static String notFollowed(String type, Throwable why) {
        return type + " could not be instrumented, so its tasks are not followed: " + why;
    }

    /** What of the table was not found in the classes that were seen; what is not in this JDK does not count. */
    List<JdkPoints.Point> missing() {
        List<JdkPoints.Point> missing = new ArrayList<>();
        for (JdkPoints.Point point : JdkPoints.TABLE) {
            boolean isExpected = seen.contains(point.type()) || !JdkPoints.YOUNGER.contains(point.type());
            if (isExpected && !found.contains(point)) {
                missing.add(point);
            }
        }
        return missing;
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
        if (loader != null || name == null || !isConcerned(name)) {
            return null;
        }
        try {
            return transform(classFile);
        } catch (Throwable e) {
            Checking.note(notFollowed(name.replace('/', '.'), e));
            return null;
        }
    }

    private static boolean isConcerned(String name) {
        return JdkPoints.looksAtResults(name)
                || JdkPoints.wrapsTasks(name)
                || !JdkPoints.in(name).isEmpty();
    }

    byte[] transform(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        List<JdkPoints.Point> points = JdkPoints.in(reader.getClassName());
        seen.add(reader.getClassName());
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    private String file;

                    @Override
                    public void visitSource(String source, String debug) {
                        file = source;
                        super.visitSource(source, debug);
                    }

                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        JdkMethod method = new JdkMethod(reader.getClassName(), file, access, name, descriptor);
                        MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
                        return method.instrument(relevant(points, method), found::add, next);
                    }
                },
                0);
        return writer.toByteArray();
    }

    private static List<JdkPoints.Point> relevant(List<JdkPoints.Point> points, JdkMethod method) {
        List<JdkPoints.Point> relevant = new ArrayList<>();
        for (JdkPoints.Point point : points) {
            if (point.method().equals(method.name()) && fits(point, method)) {
                relevant.add(point);
            }
        }
        return relevant;
    }

    /** Another method of the same name may be static, or have no such argument. */
    private static boolean fits(JdkPoints.Point point, JdkMethod method) {
        if ((method.access() & (Opcodes.ACC_STATIC | Opcodes.ACC_BRIDGE)) != 0) {
            return false;
        }
        return point.where() != JdkPoints.Where.ENTRY_WITH_ARGUMENT
                || method.descriptor().startsWith("(L");
    }
}
