package dev.atomicity;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
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
    void theHooksArePlainJava() {
        classes()
                .that()
                .resideInAnyPackage("dev.atomicity.hooks..", "dev.atomicity.shadow..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..", "dev.atomicity.checker..", "dev.atomicity.shadow..", "dev.atomicity.hooks..")
                .because("they run on the boot loader inside the tested program, where no library may follow them")
                .check(MAIN_CLASSES);
    }

    /** Each room knows those before it that are named here, as CONTRIBUTING says. */
    @Test
    void theRoomsOfTheHooksKnowOnlyTheirNeighbours() {
        hooksPackageKnows("places");
        hooksPackageKnows("coverage");
        hooksPackageKnows("thread", "places", "coverage");
        hooksPackageKnows("events", "places", "thread");
        hooksPackageKnows("record", "places", "thread", "events");
        hooksPackageKnows("report", "places", "thread");
        hooksPackageKnows("data", "places", "thread", "events");
        hooksPackageKnows("sync", "places", "coverage", "thread", "events");
        hooksPackageKnows("engine", "places", "coverage", "thread", "events", "record", "report", "data", "sync");
    }

    private static void hooksPackageKnows(String name, String... others) {
        List<String> allowed = new ArrayList<>(List.of("java..", "dev.atomicity.checker..", "dev.atomicity.shadow.."));
        allowed.add("dev.atomicity.hooks." + name);
        for (String other : others) {
            allowed.add("dev.atomicity.hooks." + other);
        }
        classes()
                .that()
                .resideInAPackage("dev.atomicity.hooks." + name)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed.toArray(new String[0]))
                .because("what is known of a variable, a thread or a lock does not know which hook asks")
                .check(MAIN_CLASSES);
    }

    @Test
    void directedSchedulesArePlainJavaBesideTheHooks() {
        classes()
                .that()
                .resideInAPackage("dev.atomicity.provoke..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..", "dev.atomicity.checker..", "dev.atomicity.hooks..", "dev.atomicity.provoke..")
                .because("they run on the boot loader too, and listen to the hooks, which do not know them")
                .check(MAIN_CLASSES);
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
                .check(MAIN_CLASSES);
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
                        "dev.atomicity.specification..")
                .because("it lives in a class loader of its own, with nothing else beside it")
                .check(MAIN_CLASSES);
    }

    /** Each row of the table may use those above it, as CONTRIBUTING says. */
    @Test
    void theRoomsOfTheAgentKnowOnlyTheirNeighbours() {
        agentPackageKnows("classes");
        agentPackageKnows("models", "classes");
        agentPackageKnows("flow", "classes");
        agentPackageKnows("methods", "classes", "models", "flow");
        agentPackageKnows("jdk", "models");
    }

    private static void agentPackageKnows(String name, String... others) {
        List<String> allowed = new ArrayList<>(
                List.of("java..", "org.objectweb.asm..", "dev.atomicity.hooks..", "dev.atomicity.specification.."));
        allowed.add("dev.atomicity.agent." + name);
        for (String other : others) {
            allowed.add("dev.atomicity.agent." + other);
        }
        classes()
                .that()
                .resideInAPackage("dev.atomicity.agent." + name)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed.toArray(new String[0]))
                .because("facts about classes, models of the JDK and static analyses do not know who uses them")
                .check(MAIN_CLASSES);
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
    void noKindOfReportKnowsAnother() {
        slices().matching("dev.atomicity.report.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(
                        JavaClass.Predicates.resideInAPackage("dev.atomicity.report.."),
                        JavaClass.Predicates.resideInAPackage("dev.atomicity.report.text.."))
                .because("each is made from the results, and never from another report")
                .check(MAIN_CLASSES);
        noClasses()
                .that()
                .resideInAPackage("dev.atomicity.report.*..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.atomicity.report")
                .because("the entry calls the kinds of reports, and not they it")
                .check(MAIN_CLASSES);
    }

    @Test
    void thePackagesFormNoCycle() {
        slices().matching("dev.atomicity.(*)..").should().beFreeOfCycles().check(MAIN_CLASSES);
        slices().matching("dev.atomicity.(**)").should().beFreeOfCycles().check(MAIN_CLASSES);
    }
}
