/**
 * What the tests exercised: which regions ran, and which places in the code touched the same data in different threads. Works with the
 * numbers of sites only, and does not know the checker.
 */
package dev.atomicity.hooks.coverage;
