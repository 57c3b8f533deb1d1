// The jar is the agent as well: it has what the agent's jar has.
plugins {
    id("dev.atomicity.library-conventions")
    id("dev.atomicity.agent-inside")
}

dependencies {
    // The project has its own version of it.
    compileOnly(libs.junit.jupiter.api)
    compileOnly(project(":checker-core"))

    testImplementation(libs.junit.jupiter)
    testImplementation(libs.junit.platform.launcher)
    testImplementation(libs.assertj.core)
}
