package dev.atomicity.report;

import dev.atomicity.report.ci.GitHubAnnotations;
import dev.atomicity.report.ci.GitHubSummary;
import dev.atomicity.report.ci.GitLabCodeQuality;
import dev.atomicity.results.Results;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Tells the service that runs the build, if it is one that listens. */
public final class CiReports {
    private CiReports() {}

    /**
     * Writes what the service that the environment names can show; nothing elsewhere.
     *
     * @param out where the service reads commands: the output of the build
     */
    public static void write(Results results, Map<String, String> env, Path reportDirectory, PrintStream out)
            throws IOException {
        if (isSet(env, "GITHUB_ACTIONS")) {
            GitHubAnnotations.write(results, out);
            if (isSet(env, "GITHUB_STEP_SUMMARY")) {
                GitHubSummary.append(results, Path.of(env.get("GITHUB_STEP_SUMMARY")));
            }
        }
        if (isSet(env, "GITLAB_CI")) {
            Files.createDirectories(reportDirectory);
            GitLabCodeQuality.write(results, reportDirectory.resolve(GitLabCodeQuality.NAME));
        }
    }

    private static boolean isSet(Map<String, String> env, String name) {
        String value = env.get(name);
        return value != null && !value.isEmpty() && !value.equals("false");
    }
}
