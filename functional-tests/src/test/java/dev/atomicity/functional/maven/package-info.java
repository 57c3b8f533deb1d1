/** The Maven plugin in real builds, on several versions of Maven. */
package dev.atomicity.functional.maven;
