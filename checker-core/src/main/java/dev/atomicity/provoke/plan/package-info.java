/** Plans: which thread is held at which place until which event. They are readable, and valid in another JVM. */
package dev.atomicity.provoke.plan;
