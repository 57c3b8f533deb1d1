package dev.atomicity.maven;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;

/** The JDK that runs the tests: the one that Surefire would take. */
final class JdkOfTests {
    private static final int OLDEST = 17;

    private JdkOfTests() {}

    static Path home(SurefireConfiguration surefire, ToolchainManager toolchains, MavenSession session)
            throws MojoExecutionException {
        Path home = find(surefire, toolchains, session);
        int version = majorVersion(home);
        if (version > 0 && version < OLDEST) {
            throw new MojoExecutionException("The tests run on Java " + version + " (" + home
                    + "), but the atomicity check needs Java " + OLDEST
                    + " or newer. Choose a newer JDK with JAVA_HOME, with maven-toolchains-plugin, or with <jdkToolchain>"
                    + " or <jvm> of maven-surefire-plugin.");
        }
        return home;
    }

    private static Path find(SurefireConfiguration surefire, ToolchainManager toolchains, MavenSession session)
            throws MojoExecutionException {
        String jvm = surefire.text("jvm", "jvm");
        if (jvm != null && !jvm.isBlank()) {
            return homeOf(Path.of(jvm), "<jvm> of maven-surefire-plugin");
        }
        Toolchain toolchain = toolchain(surefire.map("jdkToolchain"), toolchains, session);
        if (toolchain != null) {
            String java = toolchain.findTool("java");
            if (java == null) {
                throw new MojoExecutionException("The toolchain " + toolchain + " has no java. Check toolchains.xml.");
            }
            return homeOf(Path.of(java), "the toolchain " + toolchain);
        }
        return Path.of(System.getProperty("java.home"));
    }

    private static Toolchain toolchain(Map<String, String> required, ToolchainManager toolchains, MavenSession session)
            throws MojoExecutionException {
        if (required.isEmpty()) {
            return toolchains.getToolchainFromBuildContext("jdk", session);
        }
        List<Toolchain> found = toolchains.getToolchains(session, "jdk", required);
        if (found == null || found.isEmpty()) {
            throw new MojoExecutionException(
                    "toolchains.xml has no JDK for <jdkToolchain> of maven-surefire-plugin: " + required + ".");
        }
        return found.get(0);
    }

    /** From {@code bin/java} to where the JDK is. */
    private static Path homeOf(Path java, String source) throws MojoExecutionException {
        Path bin = java.toAbsolutePath().getParent();
        if (bin == null || bin.getParent() == null || !Files.isExecutable(java)) {
            throw new MojoExecutionException(java + " in " + source + " is not the java of a JDK.");
        }
        return bin.getParent();
    }

    /** As the JDK reports it; 0 if it does not. */
    static int majorVersion(Path home) {
        Properties release = new Properties();
        try (Reader in = Files.newBufferedReader(home.resolve("release"))) {
            release.load(in);
        } catch (IOException e) {
            return 0;
        }
        String version =
                release.getProperty("JAVA_VERSION", "0").replace("\"", "").replaceFirst("^1\\.", "");
        String major = version.replaceFirst("\\D.*", "");
        return major.isEmpty() ? 0 : Integer.parseInt(major);
    }
}
