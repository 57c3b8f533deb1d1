/**
 * What calls of JDK methods mean: the tables of collections, streams, atomics and other objects with a state, the synchronizers, and
 * the calls that block. Lines of a table become {@code CallModel}s, which name the hooks.
 */
package dev.atomicity.agent.models;
