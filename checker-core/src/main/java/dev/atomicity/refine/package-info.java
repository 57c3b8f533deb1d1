/**
 * Finds out what is atomic in a project, by checks one after another: a method that is found interrupted is no longer atomic in the next
 * one, and the methods that it calls take its place (section IV.B of the Davida paper).
 */
package dev.atomicity.refine;
