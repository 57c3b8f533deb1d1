/** Which thread is held where, until what has happened: readable, and the same in another JVM. */
package dev.atomicity.provoke.plan;
