package dev.atomicity.maven;

import dev.atomicity.check.BaselineRenewal;
import dev.atomicity.check.CheckReports;
import dev.atomicity.check.CheckSettings;
import dev.atomicity.check.ProjectFacts;
import dev.atomicity.check.SettingException;
import dev.atomicity.results.Results;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.RepositorySystem;

/**
 * Runs the check, and adds all that it finds to the baseline file: from then on these findings are known and do not count.
 * Entries that are there keep their reason and their date, and stay even if they did not happen in this run. Never fails
 * because of findings.
 */
@Mojo(name = "baseline", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.TEST_COMPILE)
public class BaselineMojo extends FileWritingMojo {
    @Inject
    public BaselineMojo(RepositorySystem repositories, ToolchainManager toolchains) {
        super(repositories, toolchains);
    }

    @Override
    Path existingBaseline() {
        return Files.exists(baseline()) ? baseline() : null;
    }

    @Override
    void requireSuitable(CheckSettings settings) throws SettingException {
        BaselineRenewal.requireAllTests(settings);
    }

    @Override
    void work(CheckSettings settings, ProjectFacts facts) throws MojoExecutionException, SettingException, IOException {
        Results results = check(settings, facts);
        CheckReports.write(results, wantedReports(), directory(project), System.getenv(), System.out);
        getLog().info(BaselineRenewal.renew(baseline(), settings, results, prune));
    }
}
