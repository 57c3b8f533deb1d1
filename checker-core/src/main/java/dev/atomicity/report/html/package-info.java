/**
 * The report for people: one HTML file that needs nothing beside it, no network and no script. The classes here work out what
 * is shown; how it looks is in the templates, the style sheet and the script among the resources. Every name from the checked
 * program goes through the templates, which escape it.
 */
package dev.atomicity.report.html;
