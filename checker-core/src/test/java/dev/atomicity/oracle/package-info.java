/**
 * What is true about a trace, straight from the definitions: slow, simple, and without a line shared with the checkers.
 */
package dev.atomicity.oracle;
