plugins {
    id("dev.atomicity.library-conventions")
    id("dev.atomicity.agent-jar")
    id("application")
}

dependencies {
    implementation(libs.jackson.core)
    implementation(libs.jackson.databind)
    implementation(libs.picocli)
    implementation(libs.jmustache)
    implementation(libs.asm.core)
    implementation(libs.asm.analysis)
    implementation(libs.asm.commons)
    implementation(libs.asm.tree)
    // The tests of a project bring their own version of it.
    compileOnly(libs.junit.platform.launcher)

    testImplementation(libs.junit.jupiter)
    testImplementation(libs.jqwik)
    testImplementation(libs.archunit)
    testImplementation(libs.assertj.core)
    testImplementation(libs.json.schema.validator)
    testImplementation(libs.jsoup)
    // ArchUnit logs through SLF4J, which prints a warning when there is no provider.
    testRuntimeOnly(libs.slf4j.nop)
}

application {
    mainClass.set("dev.atomicity.cli.AtomicityCommand")
}
