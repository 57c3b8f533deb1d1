plugins {
    id("dev.atomicity.library-conventions")
}

dependencies {
    testImplementation(libs.junit.jupiter)
    testImplementation(libs.assertj.core)
}
