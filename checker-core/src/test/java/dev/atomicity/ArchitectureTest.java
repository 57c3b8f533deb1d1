package dev.atomicity;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
    private static final JavaClasses MAIN_CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.atomicity");

    @Test
    void theCheckerIsPlainJava() {
        classes()
                .that()
                .resideInAPackage("dev.atomicity.checker..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "dev.atomicity.checker..")
                .because(
                        "the checker runs on the boot loader inside the tested program, where no library may follow it")
                .allowEmptyShould(true)
                .check(MAIN_CLASSES);
    }

    @Test
    void theCoreKnowsNoBuildTool() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.gradle..", "org.apache.maven..")
                .because("both plugins, the command and the test JVM share the core")
                .allowEmptyShould(true)
                .check(MAIN_CLASSES);
    }

    @Test
    void thePackagesFormNoCycle() {
        slices().matching("dev.atomicity.(*)..")
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true)
                .check(MAIN_CLASSES);
    }
}
