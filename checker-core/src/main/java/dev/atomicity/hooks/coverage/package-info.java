/**
 * What the tests exercised: which regions ran, and which places in the code touched the same data in different threads. Plain
 * numbers of sites; nothing here knows the checker.
 */
package dev.atomicity.hooks.coverage;
