package okputifabsent;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.regex.Pattern;

public class Templates {
    private static final Pattern NAME = Pattern.compile("\\{(\\w+)}");
    private final ConcurrentMap<String, String[]> parsed = new ConcurrentHashMap<>();

    public String render(String template, Map<String, ?> values) {
        StringBuilder out = new StringBuilder();
        for (String part : parts(template)) {
            out.append(Objects.requireNonNullElse(values.get(part), part));
        }
        return out.toString();
    }

    private String[] parts(String template) {
        String[] known = parsed.get(template);
        if (known == null) {
            String[] mine = NAME.matcher(template).replaceAll("\n$1\n").split("\n");
            String[] other = parsed.putIfAbsent(template, mine);
            known = other != null ? other : mine;
        }
        return known;
    }
}
