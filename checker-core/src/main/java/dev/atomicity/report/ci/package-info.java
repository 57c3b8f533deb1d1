/** The results in the formats of CI services: annotations and a job summary for GitHub Actions, code quality for GitLab. */
package dev.atomicity.report.ci;
