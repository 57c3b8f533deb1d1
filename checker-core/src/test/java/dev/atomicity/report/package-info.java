/**
 * Tests of the reports: golden files, schemas, and results that no check would hand over willingly. The golden files are
 * written anew with {@code -Datomicity.golden.refresh=true}; look at the difference before you commit it.
 */
package dev.atomicity.report;
