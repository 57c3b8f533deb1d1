// All build files keep to what reads the same in Kotlin and in Groovy, so that tests can run these bytes with either.
pluginManagement {
    includeBuild("build-logic")
}

rootProject.name = "atomicity-check"

// Modules have the names of their Maven artifacts: a composite build then replaces the published ones.
include("atomicity-annotations")
include("checker-core")
include("atomicity-gradle-plugin")
include("atomicity-maven-plugin")
include("atomicity-junit")
include("benchmarks")
include("functional-tests")

project(":atomicity-annotations").projectDir = file("annotations")
project(":atomicity-gradle-plugin").projectDir = file("gradle-plugin")
project(":atomicity-maven-plugin").projectDir = file("maven-plugin")
project(":atomicity-junit").projectDir = file("junit")
