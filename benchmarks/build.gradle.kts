plugins {
    id("dev.atomicity.java-conventions")
}

dependencies {
    implementation(project(":checker-core"))
    implementation(libs.picocli)

    testImplementation(libs.junit.jupiter)
    testImplementation(libs.assertj.core)
}
