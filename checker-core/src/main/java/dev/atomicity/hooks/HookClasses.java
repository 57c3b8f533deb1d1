package dev.atomicity.hooks;

/** Finds the classes that instrumented code calls, for class loaders of the program that do not ask the boot loader. */
public final class HookClasses {
    private static final String PACKAGE = "dev.atomicity.hooks.";

    private HookClasses() {}

    /** The class, or null if it is none of them. */
    public static Class<?> find(String name) {
        if (name == null || !name.startsWith(PACKAGE)) {
            return null;
        }
        try {
            return Class.forName(name, false, HookClasses.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            return null;
        }
    }
}
