package dev.atomicity.maven;

import dev.atomicity.check.ResultsMerge;
import dev.atomicity.check.SettingException;
import dev.atomicity.results.ResultsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;

/**
 * Merges the results of all modules into one verdict and one report, in {@code target/atomicity} of the project where Maven
 * was started. Runs no test: {@code mvn -fn verify} before it lets every module have its results, and this goal decide.
 */
@Mojo(name = "report-aggregate", aggregator = true, threadSafe = true)
public class ReportAggregateMojo extends RenderingMojo {
    @Override
    void run() throws MojoExecutionException, MojoFailureException, SettingException, IOException {
        if (skip) {
            getLog().info("The atomicity report is skipped: atomicity.skip is set.");
            return;
        }
        List<Path> results = session.getProjects().stream()
                // Of a project with modules, results are those that an earlier call of this goal merged.
                .filter(module -> !module.getPackaging().equals("pom"))
                .map(module -> directory(module).resolve(ResultsFile.NAME))
                .filter(Files::exists)
                .toList();
        if (results.isEmpty()) {
            throw new MojoExecutionException("There is no report: no module of this build has results in"
                    + " target/atomicity. Run the goal atomicity:check first, as in mvn -fn verify.");
        }
        report(() -> ResultsMerge.ofModules(results, maxViolations), "");
    }
}
