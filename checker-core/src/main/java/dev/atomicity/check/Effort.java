package dev.atomicity.check;

import java.util.Arrays;
import java.util.stream.Collectors;

/** How much is done to find violations. */
enum Effort {
    /** Tests run once, and only the interleavings that happen are checked. */
    OBSERVE("observe"),
    /** Tests in which threads met are executed again, directed, so that predicted interleavings happen as well. */
    PROVOKE("provoke");

    private final String optionName;

    Effort(String optionName) {
        this.optionName = optionName;
    }

    static Effort named(String name) {
        return Arrays.stream(values())
                .filter(effort -> effort.optionName.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown effort '" + name + "': expected "
                        + Arrays.stream(values())
                                .map(effort -> effort.optionName)
                                .collect(Collectors.joining(" or "))));
    }
}
