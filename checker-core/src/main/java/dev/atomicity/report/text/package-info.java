/**
 * The texts that all reports share: the description of a finding in plain words, the usual fixes, the threads and dependencies of a
 * witness, the numbers of a check. All reports take their texts from here, so that they agree.
 */
package dev.atomicity.report.text;
