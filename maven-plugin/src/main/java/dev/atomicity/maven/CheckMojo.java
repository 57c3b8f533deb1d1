package dev.atomicity.maven;

import dev.atomicity.check.CheckSettings;
import dev.atomicity.check.ProjectFacts;
import dev.atomicity.check.SettingException;
import java.io.IOException;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.RepositorySystem;

/**
 * Runs the tests of the project again and watches its production code while they run: every atomic method
 * that another thread interrupted is reported with the test in which that happened, and fails the build. Results and reports are
 * written to {@code target/atomicity}. What is not set here is taken from the configuration of Surefire.
 */
@Mojo(
        name = "check",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.TEST,
        threadSafe = true)
public class CheckMojo extends TestingMojo {
    @Inject
    public CheckMojo(RepositorySystem repositories, ToolchainManager toolchains) {
        super(repositories, toolchains);
    }

    @Override
    void work(CheckSettings settings, ProjectFacts facts)
            throws MojoExecutionException, MojoFailureException, SettingException, IOException {
        conclude(check(settings, facts), null);
    }
}
