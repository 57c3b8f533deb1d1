package dev.atomicity.findings;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Whether, and where, a report's link to a line of source leads. Links hold absolute paths, so there are none by default. */
public enum SourceLinks {
    /** Paths are relative, and plain text. */
    NONE("none"),
    /** IntelliJ IDEA and its relatives. */
    IDEA("idea"),
    /** Visual Studio Code. */
    VSCODE("vscode");

    private final String optionName;

    SourceLinks(String optionName) {
        this.optionName = optionName;
    }

    /**
     * @throws IllegalArgumentException if there are none of that name
     */
    public static SourceLinks named(String name) {
        return Arrays.stream(values())
                .filter(links -> links.optionName.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown sourceLinks '" + name + "': expected one of "
                        + Arrays.stream(values()).map(links -> links.optionName).collect(Collectors.joining(", "))));
    }

    /** The start of the link, which the number of a line completes; null if there is none. */
    String startFor(Path file) {
        return switch (this) {
            case NONE -> null;
            case IDEA -> "idea://open?file=" + encoded(file) + "&line=";
            case VSCODE -> "vscode://file" + encoded(file) + ":";
        };
    }

    /** A drive of Windows gets a slash before it, as in every address. What would end the path or the parameter is encoded. */
    private static String encoded(Path file) {
        String path = file.toAbsolutePath().normalize().toString().replace('\\', '/');
        try {
            return new URI(null, null, path.startsWith("/") ? path : "/" + path, null)
                    .toASCIIString()
                    .replace("&", "%26")
                    .replace("+", "%2B");
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException("no path of a file: " + file, e);
        }
    }
}
