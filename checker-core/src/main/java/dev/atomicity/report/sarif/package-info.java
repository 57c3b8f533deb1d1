/** The findings as SARIF 2.1.0, for services that show findings beside the code, within the limits that GitHub sets. */
package dev.atomicity.report.sarif;
