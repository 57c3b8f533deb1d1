plugins {
    id("dev.atomicity.gradle-plugin-conventions")
}

dependencies {
    implementation(project(":checker-core"))

    testImplementation(libs.junit.jupiter)
    testImplementation(libs.archunit)
    testImplementation(libs.assertj.core)
}

gradlePlugin {
    plugins {
        create("atomicityCheck") {
            id = "dev.atomicity.check"
            implementationClass = "dev.atomicity.gradle.AtomicityPlugin"
            displayName = "Atomicity check"
            description = "Finds atomicity violations in Java code while its tests run."
        }
    }
}
