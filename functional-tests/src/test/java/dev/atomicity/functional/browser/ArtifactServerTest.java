package dev.atomicity.functional.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report from a server that trusts nothing that it serves. */
class ArtifactServerTest {
    private static final String KNOWN = "finding-b05d3c77e1a94f28";

    @TempDir
    private static Path directory;

    private static Browser browser;
    private HttpServer server;

    @BeforeAll
    static void start() throws IOException {
        browser = Browser.start(directory.resolve("profile"));
        SampleReport.write(SampleReport.bank(), directory);
    }

    @AfterAll
    static void end() {
        if (browser != null) {
            browser.close();
        }
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private String serve(String policy) throws IOException {
        byte[] page = Files.readAllBytes(directory.resolve("index.html"));
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/index.html", exchange -> {
            exchange.getResponseHeaders().set("Content-Type", "text/html");
            exchange.getResponseHeaders().set("Content-Security-Policy", policy);
            exchange.sendResponseHeaders(200, page.length);
            exchange.getResponseBody().write(page);
            exchange.close();
        });
        server.start();
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/index.html";
    }

    @Test
    void withoutScriptsOnlyTheSearchIsMissing() throws IOException {
        String page = serve("sandbox allow-same-origin; script-src 'none'");
        browser.open(page);

        assertThat(browser.shown("#filter")).isEmpty();
        assertThat(browser.shown("article.page")).hasSize(1);
        assertThat(browser.shown("article.page svg")).hasSize(1);
        assertThat(browser.one(".story").getText()).contains("what teller-2 wrote is lost");

        browser.open(page + "#" + KNOWN);
        assertThat(browser.shown("article.page"))
                .singleElement()
                .satisfies(article -> assertThat(article.getAttribute("id")).isEqualTo(KNOWN));
        browser.follow("#" + KNOWN + " details summary");
        assertThat(browser.one("#" + KNOWN + " .steps").isDisplayed()).isTrue();
    }

    /** As Jenkins serves what builds have archived, unless it was told otherwise. */
    @Test
    void withoutStylesEverythingCanStillBeRead() throws IOException {
        browser.open(serve("sandbox allow-same-origin; default-src 'none'; img-src 'self'; style-src 'self'"));

        assertThat(browser.shown("article.finding")).hasSize(4);
        assertThat(browser.shown(".narrow-only")).isEmpty();
        assertThat(browser.shown(".wide-only svg")).hasSize(4);
        assertThat(browser.shown("article.finding .story")).hasSize(4);
        assertThat(browser.shown("#filter")).isEmpty();
    }
}
