/**
 * Finds out which methods of a project are atomic, by repeated checks: a method that is found interrupted is no longer atomic in the next
 * one, and the methods that it calls take its place (section IV.B of the Davida paper).
 */
package dev.atomicity.refine;
