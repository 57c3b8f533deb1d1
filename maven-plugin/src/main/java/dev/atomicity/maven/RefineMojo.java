package dev.atomicity.maven;

import dev.atomicity.check.CheckReports;
import dev.atomicity.check.CheckReports.Report;
import dev.atomicity.check.CheckSettings;
import dev.atomicity.check.ProjectFacts;
import dev.atomicity.check.SettingException;
import dev.atomicity.refine.SpecificationRefinement;
import dev.atomicity.specification.SpecificationFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.RepositorySystem;

/**
 * Runs the tests again and again. A method that is found interrupted is not atomic in the next round, and the methods that it calls take its
 * place. What is left after two rounds with nothing new is written to {@code specificationFile}, by default
 * {@code atomicity-specification.txt} beside the POM. Never fails because of findings.
 */
@Mojo(name = "refine", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.TEST_COMPILE)
public class RefineMojo extends FileWritingMojo {
    @Inject
    public RefineMojo(RepositorySystem repositories, ToolchainManager toolchains) {
        super(repositories, toolchains);
    }

    private Path file() {
        return specificationFile != null
                ? specificationFile.toPath()
                : project.getBasedir().toPath().resolve(SpecificationFile.DEFAULT_NAME);
    }

    /** The goal writes the file, so that it need not be there. */
    @Override
    Path specification() {
        return null;
    }

    /** What is known is interrupted nevertheless. */
    @Override
    Path existingBaseline() {
        return null;
    }

    @Override
    Path reportDirectory() {
        return Path.of(directory(project) + "-refine");
    }

    @Override
    void requireSuitable(CheckSettings settings) throws SettingException {
        SpecificationRefinement.requireAllTests(settings);
    }

    @Override
    void work(CheckSettings settings, ProjectFacts facts) throws MojoExecutionException, SettingException, IOException {
        Set<Report> wanted = wantedReports();
        String written = following(
                results -> {},
                progress -> new SpecificationRefinement(
                                settings,
                                facts,
                                progress,
                                (results, folder) -> CheckReports.writeInterim(results, wanted, folder))
                        .run(file(), prune));
        getLog().info(written);
        if (specificationFile == null) {
            getLog().info("Review it, commit it, and guard it with "
                    + MavenSyntax.assignment("specificationFile", SpecificationFile.DEFAULT_NAME) + ".");
        }
    }
}
