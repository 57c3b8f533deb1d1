/**
 * What was found, for a person or a runner: findings with the steps of their rings, and the transactions that could not be judged.
 */
package dev.atomicity.hooks.report;
