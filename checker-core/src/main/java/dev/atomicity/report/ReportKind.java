package dev.atomicity.report;

/** A report that is a file. {@code atomicity.json} is none of them: it is the results themselves. */
public enum ReportKind {
    /** {@code index.html}, for people. */
    HTML,
    /** {@code TEST-atomicity.xml}, for services that show tests. */
    JUNIT_XML,
    /** {@code atomicity.sarif}, for services that show findings in code. */
    SARIF
}
