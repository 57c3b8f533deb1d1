/** The log of one execution: what its actors did to shared data, within bounds. */
package dev.atomicity.provoke.log;
