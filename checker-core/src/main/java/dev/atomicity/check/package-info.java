/**
 * A whole check: settings and facts of a project in, results and reports out. Called by the plugins and the command line, which only
 * translate their own settings.
 */
package dev.atomicity.check;
