/**
 * The results of a check as data: the results file and its parts. Written by the check, read by the verdict, the reports and the merge.
 * Independent of the check itself and of any build tool.
 */
package dev.atomicity.results;
