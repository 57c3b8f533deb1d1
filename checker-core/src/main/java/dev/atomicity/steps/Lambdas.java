package dev.atomicity.steps;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names that the compiler gives to the code of lambdas. */
public final class Lambdas {
    private static final Pattern LAMBDA = Pattern.compile("lambda\\$(.+)\\$\\d+");

    private Lambdas() {}

    /** The method in whose source the code is: another one than the given one only for a lambda. */
    public static String enclosingMethod(String method) {
        Matcher lambda = LAMBDA.matcher(method);
        return lambda.matches() ? lambda.group(1) : method;
    }
}
