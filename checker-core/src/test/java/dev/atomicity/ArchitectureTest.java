package dev.atomicity;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import org.junit.jupiter.api.Test;

/** The rules that are more than a row of the table, see {@link DependencyTableTest}, with their reasons. */
class ArchitectureTest {
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
                .check(MainClasses.ALL);
    }

    @Test
    void theHooksArePlainJava() {
        classes()
                .that()
                .resideInAnyPackage("dev.atomicity.hooks..", "dev.atomicity.shadow..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "dev.atomicity.checker..",
                        "dev.atomicity.shadow..",
                        "dev.atomicity.steps..",
                        "dev.atomicity.hooks..")
                .because("they run on the boot loader inside the tested program, where no library may follow them")
                .check(MainClasses.ALL);
    }

    @Test
    void directedSchedulesArePlainJavaBesideTheHooks() {
        classes()
                .that()
                .resideInAPackage("dev.atomicity.provoke..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "dev.atomicity.checker..",
                        "dev.atomicity.steps..",
                        "dev.atomicity.hooks..",
                        "dev.atomicity.provoke..",
                        "dev.atomicity.prediction..",
                        "dev.atomicity.trace..")
                .because("they run on the boot loader too, and listen to the hooks, which do not know them")
                .check(MainClasses.ALL);
    }

    @Test
    void theEntryOfTheAgentIsPlainJava() {
        classes()
                .that()
                .resideInAPackage("dev.atomicity.premain..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "dev.atomicity.premain..")
                .because("it is loaded by the program's own class loader")
                .check(MainClasses.ALL);
    }

    @Test
    void theAgentKnowsHooksAndSpecificationOnly() {
        classes()
                .that()
                .resideInAPackage("dev.atomicity.agent..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "org.objectweb.asm..",
                        "dev.atomicity.agent..",
                        "dev.atomicity.hooks..",
                        "dev.atomicity.steps..",
                        "dev.atomicity.specification..")
                .because("it lives in a class loader of its own, with nothing else beside it")
                .check(MainClasses.ALL);
    }

    @Test
    void predictionKnowsTracesOnly() {
        classes()
                .that()
                .resideInAPackage("dev.atomicity.prediction..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "dev.atomicity.prediction..", "dev.atomicity.trace..")
                .because("what could happen is decided from recorded events, not from what runs")
                .check(MainClasses.ALL);
    }

    @Test
    void theCoreKnowsNoBuildTool() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.gradle..", "org.apache.maven..")
                .because("both plugins, the command and the test JVM share the core")
                .allowEmptyShould(true)
                .check(MainClasses.ALL);
    }

    @Test
    void noKindOfReportKnowsAnother() {
        slices().matching("dev.atomicity.report.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(
                        JavaClass.Predicates.resideInAPackage("dev.atomicity.report.."),
                        JavaClass.Predicates.resideInAPackage("dev.atomicity.report.text.."))
                .because("each is made from the results, and never from another report")
                .check(MainClasses.ALL);
        noClasses()
                .that()
                .resideInAPackage("dev.atomicity.report.*..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.atomicity.report")
                .because("the entry calls the kinds of reports, and not they it")
                .check(MainClasses.ALL);
    }

    @Test
    void thePackagesFormNoCycle() {
        slices().matching("dev.atomicity.(*)..").should().beFreeOfCycles().check(MainClasses.ALL);
        slices().matching("dev.atomicity.(**)").should().beFreeOfCycles().check(MainClasses.ALL);
    }
}
