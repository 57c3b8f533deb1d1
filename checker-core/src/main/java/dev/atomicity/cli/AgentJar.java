package dev.atomicity.cli;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;

/** Finds the agent's jar, which the builds put beside the command's own. */
final class AgentJar {
    /** Names the jar where it is not beside the command's. */
    private static final String PROPERTY = "atomicity.agent";

    private static final String NAME = "atomicity-agent.jar";

    private AgentJar() {}

    /**
     * @throws StartException if there is none; the message says where it was looked for
     */
    static Path locate() throws StartException {
        String property = System.getProperty(PROPERTY);
        Path jar = property == null ? besideThisClass() : Path.of(property);
        if (!Files.isRegularFile(jar)) {
            throw new StartException("there is no agent at " + jar
                    + ": build it with 'mvn -pl checker-core package', or" + " name it with -D" + PROPERTY + "=...");
        }
        return jar.toAbsolutePath();
    }

    private static Path besideThisClass() throws StartException {
        CodeSource source = AgentJar.class.getProtectionDomain().getCodeSource();
        try {
            if (source != null) {
                return Path.of(source.getLocation().toURI()).resolveSibling(NAME);
            }
        } catch (URISyntaxException | IllegalArgumentException e) {
            throw new StartException("the jar of the agent was not found: name it with -D" + PROPERTY + "=...", e);
        }
        throw new StartException("the jar of the agent was not found: name it with -D" + PROPERTY + "=...");
    }
}
