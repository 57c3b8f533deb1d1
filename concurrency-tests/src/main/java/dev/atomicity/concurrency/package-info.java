/** The shadow state and the checker under jcstress: what two threads may see of each other there, and what never. */
package dev.atomicity.concurrency;
