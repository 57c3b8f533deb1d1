/** Who acts in one execution of a test: threads and tasks, with names that are the same in every execution, and their order. */
package dev.atomicity.provoke.actors;
