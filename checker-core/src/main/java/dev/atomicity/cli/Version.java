package dev.atomicity.cli;

import dev.atomicity.results.ToolVersion;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the manifest. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = ToolVersion.get();
        return new String[] {"atomicity " + (version == null ? "(not packaged)" : version)};
    }
}
