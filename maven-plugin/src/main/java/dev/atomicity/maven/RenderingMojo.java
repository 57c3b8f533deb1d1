package dev.atomicity.maven;

import dev.atomicity.check.SettingException;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsException;
import java.io.IOException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;

/** What the goals share that make reports from results that are there, without running a test. */
abstract class RenderingMojo extends ReportingMojo {
    /** How many findings are allowed, in all, before the build fails. By default what the checks allowed. */
    @Parameter(property = "atomicity.maxViolations")
    Integer maxViolations;

    /** Whether to report and warn, but let the build continue whatever was found. */
    @Parameter(property = "atomicity.ignoreFailures")
    Boolean ignoreFailures;

    /** Reads results and makes one of them. */
    interface Reading {
        Results read() throws ResultsException;
    }

    /**
     * @param advice what to do when there are no results, with a blank before; may be empty
     */
    final void report(Reading results, String advice)
            throws MojoExecutionException, MojoFailureException, SettingException, IOException {
        if (maxViolations != null && maxViolations < 0) {
            throw new SettingException("maxViolations", "is " + maxViolations + ", but must be 0 or more");
        }
        try {
            conclude(results.read(), ignoreFailures);
        } catch (ResultsException e) {
            // Without the cause: Maven would add its words, and they are those of a parser.
            throw new MojoExecutionException("There is no report: " + e.getMessage() + "." + advice);
        }
    }
}
