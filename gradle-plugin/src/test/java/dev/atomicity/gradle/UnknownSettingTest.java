package dev.atomicity.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import groovy.lang.MissingPropertyException;
import java.nio.file.Path;
import java.time.Duration;
import org.codehaus.groovy.runtime.InvokerHelper;
import org.gradle.api.Project;
import org.gradle.testfixtures.ProjectBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnknownSettingTest {
    @TempDir
    Path directory;

    @Test
    void aSettingThatIsNotThereIsNamedWithTheNearestOne() throws Exception {
        Project project = ProjectBuilder.builder()
                .withProjectDir(directory.toRealPath().toFile())
                .build();
        project.getPluginManager().apply("dev.atomicity.check");
        Object extension = project.getExtensions().getByName("atomicity");

        assertThatThrownBy(() -> InvokerHelper.setProperty(extension, "maxViolation", 1))
                .isInstanceOf(MissingPropertyException.class)
                .hasMessageContaining("atomicity { maxViolation } is not a setting of the atomicity check"
                        + " (dev.atomicity.gradle.AtomicityExtension). Did you mean maxViolations?");
        Object reports = ((AtomicityExtension) extension).getReports();
        assertThatThrownBy(() -> InvokerHelper.setProperty(reports, "htm", false))
                .isInstanceOf(MissingPropertyException.class)
                .hasMessageContaining("atomicity { reports { htm } } is not a setting of the atomicity check"
                        + " (dev.atomicity.gradle.AtomicityReports). Did you mean html?");
        assertThat(project.getExtensions().getExtensionsSchema())
                .anySatisfy(schema ->
                        assertThat(schema.getPublicType().getConcreteClass()).isEqualTo(AtomicityExtension.class));
    }

    /** In the Kotlin DSL, {@code java} is the extension of the Java plugin and no package. */
    @Test
    void aDurationIsRightInBothLanguages() {
        assertThat(new GradleSyntax().duration("timeBudget", Duration.ofMinutes(10)))
                .isEqualTo("atomicity { timeBudget = Duration.ofMinutes(10) } and import java.time.Duration");
    }

    @Test
    void aReusedVerdictSaysHowToRunAgain() {
        assertThat(ReusedVerdicts.sentence(":bank:atomicityCheck", "UP-TO-DATE"))
                .startsWith(":bank:atomicityCheck is UP-TO-DATE: the verdict is that of an earlier run")
                .contains("--rerun", "atomicity { alwaysRun = true }");
    }
}
