/**
 * Rewrites one method. {@code MethodPlanner} makes a plan with a decision for each instruction at which something is recorded, and {@code
 * MethodInstrumenter} carries it out, with a writer for each kind of instruction. Also changes a method before that, so that its own code
 * contains the calls that are recorded.
 */
package dev.atomicity.agent.methods;
