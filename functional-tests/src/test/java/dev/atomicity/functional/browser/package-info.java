/**
 * The report in a real browser: Chromium with its driver, as Debian packages them. Where there is none, these tests are
 * skipped and say so.
 */
package dev.atomicity.functional.browser;
