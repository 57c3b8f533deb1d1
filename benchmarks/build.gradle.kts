plugins {
    id("dev.atomicity.java-conventions")
}

dependencies {
    implementation(project(":checker-core"))
    implementation(libs.asm.core)
    implementation(libs.picocli)
    implementation(libs.jmh.core)
    annotationProcessor(libs.jmh.generator.annprocess)

    testImplementation(libs.junit.jupiter)
    testImplementation(libs.assertj.core)
}
