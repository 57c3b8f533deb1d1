package dev.atomicity.maven;

import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.RepositorySystem;

/** A goal that runs the tests and writes what it found out to a file that people keep beside their sources. */
abstract class FileWritingMojo extends TestingMojo {
    /** Whether to remove from the file what this run did not find. */
    @Parameter(property = "atomicity.prune", defaultValue = "false")
    boolean prune;

    FileWritingMojo(RepositorySystem repositories, ToolchainManager toolchains) {
        super(repositories, toolchains);
    }
}
