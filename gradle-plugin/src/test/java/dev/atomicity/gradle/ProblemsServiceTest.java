package dev.atomicity.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import org.gradle.api.Project;
import org.gradle.testfixtures.ProjectBuilder;
import org.junit.jupiter.api.Test;

/** The service is asked for by reflection, so nothing else shows before a build that Gradle can fill it in. */
class ProblemsServiceTest {
    @Test
    void gradleFillsItIn() {
        Project project = ProjectBuilder.builder().build();

        assertThat(project.getObjects().newInstance(ProblemsService.class).getProblems())
                .isNotNull();
    }
}
