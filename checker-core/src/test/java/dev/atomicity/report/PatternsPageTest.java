package dev.atomicity.report;

import com.samskivert.mustache.Mustache;
import dev.atomicity.report.text.Advice;
import dev.atomicity.results.Pattern;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The page in the documents says the same as the reports. */
class PatternsPageTest {
    private record Section(
            String id,
            String severity,
            String title,
            String shape,
            String meaning,
            List<String> example,
            List<String> fixes) {}

    @Test
    void pageIsMadeFromTheAdvice() throws IOException {
        List<Section> sections =
                Arrays.stream(Pattern.values()).map(PatternsPageTest::section).toList();
        try (InputStream in = getClass().getResourceAsStream("patterns.md.mustache")) {
            String template = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            String page =
                    Mustache.compiler().escapeHTML(false).compile(template).execute(Map.of("patterns", sections));

            Golden.checkFile(Golden.root().resolve("docs/patterns.md"), page);
        }
    }

    private static Section section(Pattern pattern) {
        Advice advice = Advice.on(pattern);
        return new Section(
                pattern.id(),
                pattern.severity().name().toLowerCase(Locale.ROOT),
                advice.title(),
                advice.shape(),
                advice.meaning(),
                advice.example(),
                advice.fixes());
    }
}
