package dev.atomicity.benchmarks.suites;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/**
 * What Surefire reports of the tests of a project.
 *
 * @param tests those that were run, without the skipped ones
 * @param failures those that failed, by an assertion or an error
 */
record SurefireReports(int tests, int failures) {
    /** Sums up the reports in a folder; none if there is no such folder. */
    static SurefireReports read(Path folder) throws IOException {
        int tests = 0;
        int failures = 0;
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "TEST-*.xml")) {
                for (Path file : files) {
                    Element suite = rootOf(file);
                    tests += number(suite, "tests") - number(suite, "skipped");
                    failures += number(suite, "failures") + number(suite, "errors");
                }
            }
        }
        return new SurefireReports(tests, failures);
    }

    private static Element rootOf(Path file) throws IOException {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(file.toFile())
                    .getDocumentElement();
        } catch (SAXException | ParserConfigurationException e) {
            throw new IOException(file + " is not a report of Surefire: " + e.getMessage(), e);
        }
    }

    private static int number(Element suite, String attribute) {
        String text = suite.getAttribute(attribute);
        return text.isEmpty() ? 0 : Integer.parseInt(text);
    }
}
