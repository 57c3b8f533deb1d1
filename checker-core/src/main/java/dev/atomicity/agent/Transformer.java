package dev.atomicity.agent;

import dev.atomicity.agent.classes.JdkPackages;
import dev.atomicity.hooks.engine.Checking;
import dev.atomicity.specification.Specification;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.List;
import java.util.stream.Stream;

/** Decides which classes to instrument; a class that cannot be instrumented runs unchanged, which is reported to the user. */
final class Transformer implements ClassFileTransformer {
    private final Specification specification;
    private final ClassInstrumenter instrumenter;
    private final ClassLoader platform = ClassLoader.getPlatformClassLoader();

    Transformer(Specification specification) {
        this.specification = specification;
        this.instrumenter = new ClassInstrumenter(specification, Checking::note);
    }

    /** Classes that are already loaded cannot get new members, and other classes must not rely on such members. */
    void leaveUnchanged(Class<?>[] loaded) {
        for (Class<?> type : loaded) {
            String name = type.getName().replace('.', '/');
            if (!type.isArray() && !type.isHidden() && isWatched(type.getClassLoader(), name)) {
                instrumenter.leaveUnchanged(type.getClassLoader(), name);
                Checking.note(type.getName() + " was loaded before the agent started and runs unchanged");
            }
        }
    }

    /** The JVM shows hidden classes to no agent. Those that it creates itself, for lambdas, contain no code of the program. */
    List<String> hiddenClasses(Class<?>[] loaded) {
        return Stream.of(loaded)
                .filter(type -> type.isHidden() && !type.isSynthetic() && !type.isArray())
                .filter(type ->
                        isWatched(type.getClassLoader(), declaredName(type).replace('.', '/')))
                .map(type -> declaredName(type) + " is a hidden class, which agents cannot see, and runs unchanged")
                .distinct()
                .sorted()
                .toList();
    }

    /** The name without the suffix that the JVM adds. */
    private static String declaredName(Class<?> hidden) {
        return hidden.getName().substring(0, hidden.getName().lastIndexOf('/'));
    }

    /**
     * Called again when another tool changes a loaded class: its new version must get the same members, and a class that has none must not
     * get any.
     */
    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
        if (name == null || loader == null || loader == platform) {
            return null;
        }
        try {
            byte[] opened = instrumenter.openToHooks(loader, classFile);
            byte[] current = opened == null ? classFile : opened;
            boolean isInstrumented = redefined == null
                    ? isWatched(loader, name)
                    : instrumenter.hasInstrumented(redefined.getClassLoader(), name);
            if (!isInstrumented) {
                return opened;
            }
            byte[] instrumented = instrumenter.instrument(loader, current);
            Checking.watching();
            return instrumented;
        } catch (Throwable e) {
            instrumenter.leaveUnchanged(loader, name);
            Checking.note(name.replace('/', '.') + " could not be instrumented and runs unchanged: " + e);
            return null;
        }
    }

    /** Neither the JDK's own classes, most of which come from the first two loaders, nor those of the agent are ever watched. */
    private boolean isWatched(ClassLoader loader, String name) {
        return loader != null
                && loader != platform
                && loader != Transformer.class.getClassLoader()
                && !name.startsWith("dev/atomicity/premain/")
                && !JdkPackages.contain(name)
                && specification.watches(name.replace('/', '.'));
    }
}
