package dev.atomicity.agent.flow;

import java.util.Set;

/** The JDK's classes for boxed primitive values. The objects are immutable, and their methods call no code of the program. */
public final class Boxes {
    private static final Set<String> NAMES = Set.of(
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Short",
            "java/lang/Byte",
            "java/lang/Character",
            "java/lang/Boolean",
            "java/lang/Float",
            "java/lang/Double");

    private Boxes() {}

    /**
     * @param owner the internal name of a class
     */
    public static boolean isBox(String owner) {
        return NAMES.contains(owner);
    }
}
