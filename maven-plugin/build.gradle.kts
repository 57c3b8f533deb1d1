// Only compiles and tests the Maven plugin. Maven cannot use this jar, which has no META-INF/maven/plugin.xml: the Maven build
// makes the one to use.
plugins {
    id("dev.atomicity.maven-plugin-conventions")
}

dependencies {
    implementation(project(":checker-core"))
    compileOnly(libs.maven.core)
    compileOnly(libs.maven.resolver.api)
    compileOnly(libs.javax.inject)
    compileOnly(libs.maven.plugin.api)
    compileOnly(libs.maven.plugin.annotations)

    testImplementation(libs.junit.jupiter)
    testImplementation(libs.archunit)
    testImplementation(libs.assertj.core)
    testRuntimeOnly(libs.slf4j.nop)
}
