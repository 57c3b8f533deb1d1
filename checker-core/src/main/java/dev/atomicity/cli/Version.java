package dev.atomicity.cli;

import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the manifest. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Version.class.getPackage().getImplementationVersion();
        return new String[] {"atomicity " + (version == null ? "(not packaged)" : version)};
    }
}
