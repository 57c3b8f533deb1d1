/**
 * Static analyses of one method: where values come from, what a decision depends on, which objects no other thread can know. Each
 * reads instructions and answers a question; none changes or writes code.
 */
package dev.atomicity.agent.flow;
