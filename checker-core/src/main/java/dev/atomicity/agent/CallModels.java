package dev.atomicity.agent;

/** The models of JDK methods, looked up at each call. */
final class CallModels {
    private final ClassHierarchy hierarchy;

    CallModels(ClassHierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    CallModel find(ClassLoader loader, String owner, String name, String descriptor) {
        return null;
    }
}
