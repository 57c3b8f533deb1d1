/**
 * What all modules of the Gradle build share, in Java: the build files themselves keep to what reads the same in Kotlin
 * and in Groovy, and what does not is here.
 */
package dev.atomicity.buildlogic;
