package dev.atomicity.gradle;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.properties.HasName;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
    private static final JavaClasses PLUGIN = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.atomicity.gradle");

    @Test
    void nothingDependsOnInternalsOfGradle() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.gradle..internal..")
                .because("internals change with every release of Gradle")
                .check(PLUGIN);
    }

    @Test
    void nothingWaitsForTheEndOfTheConfiguration() {
        noClasses()
                .should()
                .callMethodWhere(JavaCall.Predicates.target(HasName.Predicates.name("afterEvaluate")))
                .because("whoever configures later must be heard as well: properties are lazy")
                .check(PLUGIN);
    }
}
