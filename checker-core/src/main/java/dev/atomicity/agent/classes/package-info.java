/**
 * Everything about whole classes: facts read from class files, the hierarchy of types, the members that are added for shadows, and which
 * methods are atomic regions.
 */
package dev.atomicity.agent.classes;
