package dev.atomicity.report.junit;

import dev.atomicity.results.Results;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Writes {@code TEST-atomicity.xml}. No properties, no host and no time of day are in it: they may be secret, and they would
 * make two equal checks look different.
 */
public final class JunitXmlReport {
    /** The name of the file in the folder of the reports. */
    public static final String NAME = "TEST-atomicity.xml";

    private JunitXmlReport() {}

    public static void write(Results results, Path file) throws IOException {
        List<TestCase> cases = new TestCases(results).all();
        try (Writer out = new BufferedWriter(Files.newBufferedWriter(file, StandardCharsets.UTF_8))) {
            XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(out);
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeCharacters("\n");
            suite(xml, results, cases);
            xml.writeEndDocument();
            xml.writeCharacters("\n");
            xml.close();
        } catch (XMLStreamException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static void suite(XMLStreamWriter xml, Results results, List<TestCase> cases) throws XMLStreamException {
        xml.writeStartElement("testsuite");
        attribute(xml, "name", "atomicity" + (results.project() == null ? "" : " of " + results.project()));
        attribute(xml, "tests", String.valueOf(cases.size()));
        attribute(xml, "skipped", count(cases, TestCase.Kind.SKIPPED));
        attribute(xml, "failures", count(cases, TestCase.Kind.FAILURE));
        attribute(xml, "errors", count(cases, TestCase.Kind.ERROR));
        attribute(
                xml, "time", seconds(cases.stream().mapToLong(TestCase::millis).sum()));
        xml.writeCharacters("\n");
        for (TestCase each : cases) {
            testCase(xml, each);
        }
        xml.writeEndElement();
    }

    private static void testCase(XMLStreamWriter xml, TestCase test) throws XMLStreamException {
        xml.writeCharacters("  ");
        xml.writeStartElement("testcase");
        attribute(xml, "name", test.name());
        attribute(xml, "classname", test.className());
        attribute(xml, "time", seconds(test.millis()));
        String element = test.kind().element();
        if (element != null) {
            xml.writeCharacters("\n    ");
            xml.writeStartElement(element);
            attribute(xml, "message", test.message());
            if (test.kind() != TestCase.Kind.SKIPPED) {
                attribute(xml, "type", test.type());
                data(xml, test.text());
            }
            xml.writeEndElement();
        }
        if (!test.output().isEmpty()) {
            xml.writeCharacters("\n    ");
            xml.writeStartElement("system-out");
            data(xml, test.output());
            xml.writeEndElement();
        }
        if (element != null || !test.output().isEmpty()) {
            xml.writeCharacters("\n  ");
        }
        xml.writeEndElement();
        xml.writeCharacters("\n");
    }

    private static String count(List<TestCase> cases, TestCase.Kind kind) {
        return String.valueOf(cases.stream().filter(each -> each.kind() == kind).count());
    }

    private static String seconds(long millis) {
        return String.format(Locale.ROOT, "%.3f", millis / 1000.0);
    }

    private static void attribute(XMLStreamWriter xml, String name, String value) throws XMLStreamException {
        xml.writeAttribute(name, legal(value).replace('\n', ' ').replace('\t', ' '));
    }

    private static void data(XMLStreamWriter xml, String text) throws XMLStreamException {
        // "]]>" would end the section: it goes into two.
        xml.writeCData(legal(text).replace("]]>", "]]]]><![CDATA[>"));
    }

    /** XML 1.0 can hold most control characters, and halves of characters, in no way at all: they are written as numbers. */
    static String legal(String text) {
        StringBuilder legal = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            boolean isLegal = c == '\t'
                    || c == '\n'
                    || (c >= 0x20 && c <= 0xD7FF)
                    || (c >= 0xE000 && c <= 0xFFFD)
                    || c >= 0x10000;
            if (isLegal) {
                legal.appendCodePoint(c);
            } else if (c != '\r') {
                legal.append("\\u%04X".formatted(c));
            }
        });
        return legal.toString();
    }
}
