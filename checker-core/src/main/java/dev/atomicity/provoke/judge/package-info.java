/** Decides from the values that were read and written whether a confirmed interruption did harm. */
package dev.atomicity.provoke.judge;
