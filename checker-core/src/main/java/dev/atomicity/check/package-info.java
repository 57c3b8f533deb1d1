/**
 * A check from one end to the other: settings and facts of a project in, results and reports out. Called by the plugins and
 * the command, which translate their own words into these and nothing more.
 */
package dev.atomicity.check;
