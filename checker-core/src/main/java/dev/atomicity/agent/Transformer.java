package dev.atomicity.agent;

import dev.atomicity.hooks.Checking;
import dev.atomicity.specification.Specification;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;

/** Decides which classes to instrument; a class that cannot be instrumented runs unchanged, and the user is told. */
final class Transformer implements ClassFileTransformer {
    private final Specification specification;
    private final ClassInstrumenter instrumenter;
    private final ClassLoader platform = ClassLoader.getPlatformClassLoader();

    Transformer(Specification specification) {
        this.specification = specification;
        this.instrumenter = new ClassInstrumenter(specification, Checking::note);
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
        // The JDK's own classes come from these loaders. A class that is there already cannot get new members.
        if (loader == null || loader == platform || redefined != null || name == null) {
            return null;
        }
        boolean isOurs = loader == Transformer.class.getClassLoader() || name.startsWith("dev/atomicity/premain/");
        if (isOurs || !specification.watches(name.replace('/', '.'))) {
            return null;
        }
        try {
            byte[] instrumented = instrumenter.instrument(loader, classFile);
            Checking.watching();
            return instrumented;
        } catch (Throwable e) {
            Checking.note(name.replace('/', '.') + " could not be instrumented and runs unchanged: " + e);
            return null;
        }
    }
}
