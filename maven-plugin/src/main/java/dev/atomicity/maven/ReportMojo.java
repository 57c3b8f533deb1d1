package dev.atomicity.maven;

import dev.atomicity.check.ResultsMerge;
import dev.atomicity.check.SettingException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Creates the reports of this project again from its results, without running a test; or merges the results of several shards,
 * machines or JDKs into one verdict and one report. Fails the build as the check itself would.
 */
@Mojo(name = "report", threadSafe = true)
public class ReportMojo extends RenderingMojo {
    /**
     * The results to merge: files {@code atomicity.json}, or folders that contain one. In the POM one {@code <result>} element
     * each, on the command line separated by commas. By default those of this project.
     */
    @Parameter(property = "atomicity.results")
    List<File> results;

    /**
     * Whether to merge shards although some are missing or duplicated. The report then says so. By default such a merge is
     * refused.
     */
    @Parameter(property = "atomicity.allowIncomplete", defaultValue = "false")
    boolean allowIncomplete;

    @Override
    void run() throws MojoExecutionException, MojoFailureException, SettingException, IOException {
        if (skip) {
            getLog().info("The atomicity report is skipped: atomicity.skip is set.");
            return;
        }
        boolean isOwn = results == null || results.isEmpty();
        if (isOwn && project.getPackaging().equals("pom")) {
            getLog().info("The atomicity report is skipped: a project with the packaging pom has no tests."
                    + " The goal report-aggregate creates one report for all modules.");
            return;
        }
        if (isOwn) {
            report(() -> ResultsMerge.own(directory(project), maxViolations), " Run the goal atomicity:check first.");
            return;
        }
        List<Path> paths = results.stream().map(File::toPath).toList();
        report(() -> ResultsMerge.of(paths, maxViolations, allowIncomplete), "");
    }
}
