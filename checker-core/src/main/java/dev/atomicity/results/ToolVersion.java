package dev.atomicity.results;

/** Which version of this tool it is, and where to read about it. */
public final class ToolVersion {
    /** The address of the project, as in its POM. */
    public static final String INFORMATION = "https://atomicity.dev/";

    private ToolVersion() {}

    /** As the build wrote it into the manifest. Null if the classes are not packaged. */
    public static String get() {
        return ToolVersion.class.getPackage().getImplementationVersion();
    }
}
