plugins {
    id("dev.atomicity.java-conventions")
}

dependencies {
    testImplementation(project(":checker-core"))
    testImplementation(project(":atomicity-annotations"))
    testImplementation(project(":atomicity-gradle-plugin"))
    testImplementation(project(":atomicity-maven-plugin"))

    testImplementation(libs.junit.jupiter)
    testImplementation(libs.assertj.core)
    testImplementation(libs.asm.util)
    testImplementation(libs.kotlin.compiler.embeddable)
    testImplementation(libs.selenium.chrome.driver)
}
