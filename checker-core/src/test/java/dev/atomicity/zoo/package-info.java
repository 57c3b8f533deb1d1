/**
 * The programs of the zoo under the agent, many times: what the checker found while they ran must be what the trace
 * checkers find in what was recorded.
 */
package dev.atomicity.zoo;
