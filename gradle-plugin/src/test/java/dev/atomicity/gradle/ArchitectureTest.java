package dev.atomicity.gradle;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
    @Test
    void nothingDependsOnInternalsOfGradle() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.gradle..internal..")
                .because("internals change with every release of Gradle")
                .check(new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("dev.atomicity.gradle"));
    }
}
