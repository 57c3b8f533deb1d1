package dev.atomicity.functional.browser;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A headless Chromium. */
final class Browser implements AutoCloseable {
    private static final List<String> BROWSERS = List.of("chromium", "chromium-browser", "google-chrome");

    private final ChromeDriver driver;
    private final String axe;

    private Browser(ChromeDriver driver, String axe) {
        this.driver = driver;
        this.axe = axe;
    }

    /** Starts one, or has the test skipped: nothing is ever downloaded. */
    static Browser start(Path profile) {
        Optional<Path> browser =
                BROWSERS.stream().map(Browser::onPath).flatMap(Optional::stream).findFirst();
        Optional<Path> driver = onPath("chromedriver");
        Assumptions.assumeTrue(
                browser.isPresent() && driver.isPresent(),
                "there is no Chromium here: install the Debian packages chromium and chromium-driver");
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser.get().toFile());
        // Root has no sandbox, and containers have little shared memory.
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-dev-shm-usage",
                "--disable-gpu",
                "--user-data-dir=" + profile);
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(driver.get().toFile())
                .build();
        Browser started = new Browser(new ChromeDriver(service, options), axe());
        started.size(1280, 1000);
        return started;
    }

    private static Optional<Path> onPath(String program) {
        for (String directory : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
            Path file = Path.of(directory, program);
            if (!directory.isEmpty() && Files.isExecutable(file)) {
                return Optional.of(file);
            }
        }
        return Optional.empty();
    }

    private static String axe() {
        try (ZipFile jar = new ZipFile(System.getProperty("atomicity.axe"))) {
            ZipEntry script = jar.stream()
                    .filter(entry -> entry.getName().endsWith("axe.min.js"))
                    .findFirst()
                    .orElseThrow();
            return new String(jar.getInputStream(script).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Opens an address anew, also if only what follows its {@code #} differs from the last one. */
    void open(String address) {
        driver.get("about:blank");
        logs();
        driver.get(address);
    }

    void follow(String link) {
        driver.findElement(By.cssSelector(link)).click();
    }

    /** Chooses what can be read in a list. */
    void choose(String list, String text) {
        one(list).findElements(By.tagName("option")).stream()
                .filter(option -> option.getText().equals(text))
                .findFirst()
                .orElseThrow()
                .click();
    }

    WebElement one(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    List<WebElement> shown(String selector) {
        return driver.findElements(By.cssSelector(selector)).stream()
                .filter(WebElement::isDisplayed)
                .toList();
    }

    String title() {
        return driver.getTitle();
    }

    Object run(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    /** What the console was told since the page was opened. */
    List<String> logs() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
    }

    void size(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    /** {@code light} or {@code dark}; {@code screen} or {@code print}. */
    void media(String scheme, String medium) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("media", medium, "features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }

    /** What axe-core finds on the page as it is now, of the two gravest kinds. */
    List<?> graveAccessibilityProblems() {
        driver.executeScript(axe);
        return (List<?>) driver.executeAsyncScript("const done = arguments[arguments.length - 1];"
                + "axe.run().then(found => done(found.violations"
                + ".filter(problem => problem.impact === 'serious' || problem.impact === 'critical')"
                + ".map(problem => problem.id + ': ' + problem.nodes.map(node => node.html).slice(0, 3).join(' '))));");
    }

    @Override
    public void close() {
        driver.quit();
    }
}
