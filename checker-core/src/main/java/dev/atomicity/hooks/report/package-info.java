/**
 * The findings, for a person or a test runner: findings with the steps of their rings, and the transactions that could not be judged.
 */
package dev.atomicity.hooks.report;
