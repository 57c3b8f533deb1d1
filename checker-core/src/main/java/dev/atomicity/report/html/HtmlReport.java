package dev.atomicity.report.html;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;
import dev.atomicity.results.Results;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes {@code index.html}. */
public final class HtmlReport {
    /** The name of the file in the folder of the reports. */
    public static final String NAME = "index.html";

    /** What stands around the page's own content. */
    private record Frame(PageView page, String style, String script, String policy) {}

    private HtmlReport() {}

    public static void write(Results results, Path file) throws IOException {
        String style = resource("report.css");
        String script = resource("report.js");
        // Only what is in this file may act: no other script, no style, no network.
        String policy = "default-src 'none'; style-src " + Links.policyHash(style) + "; script-src "
                + Links.policyHash(script) + "; img-src data:; base-uri 'none'; form-action 'none'";
        Mustache.Compiler compiler = Mustache.compiler()
                .escapeHTML(true)
                .nullValue("")
                .emptyStringIsFalse(true)
                .zeroIsFalse(true)
                .withLoader(HtmlReport::open);
        try (Reader source = open("page.mustache");
                Writer out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            Template template = compiler.compile(source);
            template.execute(new Frame(PageView.of(results), style, script, policy), out);
        }
    }

    /** A template ends with its last visible character: the parts of a sentence must not be pushed apart. */
    private static Reader open(String name) {
        return new StringReader(
                resource(name.contains(".") ? name : name + ".mustache").stripTrailing());
    }

    /** Style and script go into the page as they are: the tests see to it that they end no element. */
    private static String resource(String name) {
        try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("there is no resource " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
