package dev.atomicity.report.text;

import dev.atomicity.results.Pattern;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/**
 * What there is to say of a pattern. The texts are in {@code patterns.json}; in them {@code `x`} is code and {@code *x*} is
 * stressed, as in Markdown.
 *
 * @param title a few words that a developer knows it by
 * @param shape who did what, in order
 * @param story the template of {@link Explanation}
 * @param callStory the same if calls of a collection or the like are among the steps; null if that makes no difference
 * @param meaning why it is wrong
 * @param example a few lines of code
 * @param fixes what usually helps, best first
 */
public record Advice(
        String id,
        String title,
        String shape,
        String story,
        String callStory,
        String meaning,
        List<String> example,
        List<String> fixes) {
    private static final Map<Pattern, Advice> ADVICE = read();

    public static Advice on(Pattern pattern) {
        return ADVICE.get(pattern);
    }

    private static Map<Pattern, Advice> read() {
        Map<Pattern, Advice> advice = new EnumMap<>(Pattern.class);
        try (InputStream in = Advice.class.getResourceAsStream("patterns.json")) {
            for (Advice one : JsonMapper.shared().readValue(in, Advice[].class)) {
                Pattern pattern = Arrays.stream(Pattern.values())
                        .filter(each -> each.id().equals(one.id()))
                        .findFirst()
                        .orElseThrow(() -> new IllegalStateException("patterns.json: no such pattern: " + one.id()));
                advice.put(pattern, one);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (Pattern pattern : Pattern.values()) {
            if (!advice.containsKey(pattern)) {
                throw new IllegalStateException("patterns.json: nothing on the pattern " + pattern.id());
            }
        }
        return advice;
    }
}
