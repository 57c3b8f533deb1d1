/**
 * Rewrites one method: which instruction gets which hook, and a writer for each kind of instruction. Also the changes that are made
 * to a method before that, so that its own code has the calls that are recorded.
 */
package dev.atomicity.agent.methods;
