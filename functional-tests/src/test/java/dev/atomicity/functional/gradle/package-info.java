/**
 * The Gradle build of this repository, on a real Gradle: its build files run as they are, the plugin is used from source,
 * and both builds are compared. Where no Gradle is installed, one is put together from Maven Central.
 */
package dev.atomicity.functional.gradle;
