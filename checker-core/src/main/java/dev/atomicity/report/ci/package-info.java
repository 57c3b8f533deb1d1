/**
 * The results in the words of the services that run builds: annotations and a job summary for GitHub Actions, code quality for
 * GitLab.
 */
package dev.atomicity.report.ci;
