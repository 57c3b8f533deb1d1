/**
 * What code says about itself to atomicity-check. The class files keep the annotations and nobody needs them at run time, so
 * a dependency that is not passed on ({@code provided}, {@code compileOnly}) is enough. Annotations of the same simple names
 * from other packages mean the same, so a project may also write its own.
 */
package dev.atomicity.annotations;
