package dev.atomicity.results;

/** The version of this tool that the build wrote into the manifest. */
public final class ToolVersion {
    private ToolVersion() {}

    /** Null if the classes are not packaged. */
    public static String get() {
        return ToolVersion.class.getPackage().getImplementationVersion();
    }
}
