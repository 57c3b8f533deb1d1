package dev.atomicity.protocol;

import java.util.regex.Pattern;

/**
 * Names tests by regular expressions over whole names.
 *
 * @param classRegex for the name of the class, with its package
 * @param methodRegex for the name of the method; null for all of the class
 */
public record TestPattern(String classRegex, String methodRegex) {
    public boolean matchesClass(String className) {
        return Pattern.matches(classRegex, className);
    }

    /** Whether it names the test; a test without a method is named by its class alone. */
    public boolean matches(String className, String method) {
        return matchesClass(className)
                && (methodRegex == null || (method != null && Pattern.matches(methodRegex, method)));
    }
}
