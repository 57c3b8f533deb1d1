/**
 * The goals of {@code atomicity-maven-plugin}.
 *
 * <p>Maven calls them. A goal turns its parameters into a request to {@code checker-core}, and the answer into a log, an
 * exception or neither; it analyses nothing and writes no report by itself. May touch the public Maven plugin API and no
 * type of Plexus.
 */
package dev.atomicity.maven;
