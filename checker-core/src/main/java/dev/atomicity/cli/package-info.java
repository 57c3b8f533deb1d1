/**
 * The command line, {@code bin/atomicity}: options, exit codes, and what a person reads.
 *
 * <p>It calls {@code dev.atomicity.analysis} and prints; it decides nothing.
 */
package dev.atomicity.cli;
