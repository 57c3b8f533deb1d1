package dev.atomicity.report.html;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The page and its articles as text. The templates escape all that is not known to be HTML already. */
final class Templates {
    /** What stands around the page's own content. */
    private record Frame(PageView page, List<String> articles, String style, String script, String policy) {}

    private final String style = resource("report.css");
    private final String script = resource("report.js");

    // Only what is in the file may act: no other script, no style, no network.
    private final String policy = "default-src 'none'; style-src " + Links.policyHash(style) + "; script-src "
            + Links.policyHash(script) + "; img-src data:; base-uri 'none'; form-action 'none'";

    private final Mustache.Compiler compiler = Mustache.compiler()
            .escapeHTML(true)
            .nullValue("")
            .emptyStringIsFalse(true)
            .zeroIsFalse(true)
            .withLoader(Templates::open);
    private final Template page = compile("page");
    private final Template finding = compile("finding");

    /**
     * @param articles the findings, each as {@link #finding} gave it
     */
    String page(PageView view, List<String> articles) {
        return page.execute(new Frame(view, articles, style, script, policy));
    }

    String finding(FindingArticle article) {
        return finding.execute(article);
    }

    private Template compile(String name) {
        try (Reader source = open(name)) {
            return compiler.compile(source);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A template ends with its last visible character: the parts of a sentence must not be pushed apart. */
    private static Reader open(String name) {
        return new StringReader(resource(name + ".mustache").stripTrailing());
    }

    /** Style and script go into the page as they are: the tests see to it that they end no element. */
    private static String resource(String name) {
        try (InputStream in = Templates.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("there is no resource " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
