package dev.atomicity.gradle;

import javax.inject.Inject;
import org.gradle.api.problems.Problems;

/** What Gradle fills in with its Problems service; only loaded where Gradle has one. Public, because Gradle makes the instance. */
public abstract class ProblemsService {
    @Inject
    public ProblemsService() {}

    @Inject
    public abstract Problems getProblems();
}
