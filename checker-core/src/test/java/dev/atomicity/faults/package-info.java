/** Every step of every hook fails once: what the program does stays the same, and the check goes on. */
package dev.atomicity.faults;
