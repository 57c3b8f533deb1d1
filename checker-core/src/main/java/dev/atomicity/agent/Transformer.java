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

    /** The classes that are there already cannot get new members, and others must not count on them. */
    void leaveUnchanged(Class<?>[] loaded) {
        for (Class<?> type : loaded) {
            String name = type.getName().replace('.', '/');
            if (!type.isArray() && !type.isHidden() && isWatched(type.getClassLoader(), name)) {
                instrumenter.leaveUnchanged(type.getClassLoader(), name);
                Checking.note(type.getName() + " was loaded before the agent started and runs unchanged");
            }
        }
    }

    /** The JVM shows hidden classes to no agent. Those that it makes itself, for lambdas, have no code of the program. */
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

    /** Without what the JVM adds to it. */
    private static String declaredName(Class<?> hidden) {
        return hidden.getName().substring(0, hidden.getName().lastIndexOf('/'));
    }

    /**
     * Called again when some other tool changes a class that is there: its new version must get the same members, and
     * one that has none must not get any.
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

    /** The JDK's own classes never are, most come from the first two loaders; nor are those of the agent. */
    private boolean isWatched(ClassLoader loader, String name) {
        return loader != null
                && loader != platform
                && loader != Transformer.class.getClassLoader()
                && !name.startsWith("dev/atomicity/premain/")
                && !JdkPackages.contain(name)
                && specification.watches(name.replace('/', '.'));
    }
}
