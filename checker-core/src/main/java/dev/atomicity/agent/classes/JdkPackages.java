package dev.atomicity.agent.classes;

import java.lang.module.ResolvedModule;
import java.util.HashSet;
import java.util.Set;

/** The packages of the JDK's own modules. Some of their classes are loaded by the program's loader, but none is watched. */
public final class JdkPackages {
    /** With slashes. */
    private static final Set<String> NAMES = new HashSet<>();

    static {
        for (ResolvedModule module : ModuleLayer.boot().configuration().modules()) {
            if (module.name().startsWith("java.") || module.name().startsWith("jdk.")) {
                for (String name : module.reference().descriptor().packages()) {
                    NAMES.add(name.replace('.', '/'));
                }
            }
        }
    }

    private JdkPackages() {}

    /** Whether the class, with slashes, is in one of them. */
    public static boolean contain(String type) {
        int end = type.lastIndexOf('/');
        return end > 0 && (type.startsWith("java/") || NAMES.contains(type.substring(0, end)));
    }
}
