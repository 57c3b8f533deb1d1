package dev.atomicity.report.text;

import dev.atomicity.results.Step;
import dev.atomicity.steps.Lambdas;
import dev.atomicity.steps.RingRuns;
import dev.atomicity.steps.VariableText;

/** Small pieces of text that all reports use in the same way. */
public final class Words {
    /** Any number fits; names of enum constants may be longer. */
    private static final int VALUE_LENGTH = 24;

    private Words() {}

    /** Whether the step is a call of a collection, an atomic or the like, rather than an access to a field. */
    public static boolean isCall(Step step) {
        return VariableText.isCall(step.variable());
    }

    /** The last name of what a step touches: a field, or the method of a call; empty if it has none. */
    public static String lastName(Step step) {
        String variable = step.variable() == null ? "" : step.variable();
        String name = variable.substring(variable.lastIndexOf('.') + 1);
        return VariableText.isCall(name) ? name.substring(0, name.length() - VariableText.CALL.length()) : name;
    }

    /** What the step did, such as {@code reads} or {@code calls}. */
    public static String verb(Step step) {
        return VariableText.verb(step.operation(), step.variable());
    }

    /** What was read or written, to stand behind the object, such as {@code  (20)}; empty if that is not known. */
    public static String value(Step step) {
        return step.value() == null ? "" : " (" + bareValue(step) + ")";
    }

    /** The same without brackets; only if it is known. */
    static String bareValue(Step step) {
        return fit(visible(step.value()), VALUE_LENGTH);
    }

    /** Whether it changes what it touches. */
    public static boolean isWrite(Step step) {
        return step.operation() != null && step.operation().isWrite();
    }

    public static boolean isRead(Step step) {
        return step.operation() != null && step.operation().isRead();
    }

    /** A class, method or region without its packages: the last name that starts with a capital, and what follows. */
    public static String shortName(String qualified) {
        if (qualified == null || qualified.isEmpty()) {
            return "an unnamed method";
        }
        int end = qualified.lastIndexOf('.');
        int start = end < 0 ? -1 : qualified.lastIndexOf('.', end - 1);
        return visible(qualified.substring(start + 1));
    }

    /** The class of a region {@code bank.Account.withdraw}, with its package. */
    public static String classOf(String region) {
        int end = region == null ? -1 : region.lastIndexOf('.');
        return end < 0 ? "" : visible(region.substring(0, end));
    }

    /** Where a step belongs to, such as {@code in Account.withdraw}. */
    public static String run(Step step) {
        return RingRuns.words(step.region() == null ? null : shortName(step.region()), step.transaction() != null);
    }

    /** The region of a step, or the method where it is outside all, without packages. */
    public static String scope(Step step) {
        if (step.region() != null) {
            return shortName(step.region());
        }
        return shortName(method(step));
    }

    /** Whether the code of the step is in the file in which its region is, as far as the names of classes show. */
    static boolean isInFileOfRegion(Step step) {
        return step.region() == null
                || step.className() == null
                || outermost(classOf(step.region())).equals(outermost(visible(step.className())));
    }

    /**
     * The method that did the step for its region, such as {@code balance()}, or {@code Account$Entry.sum()} in a nested class; empty if the region
     * did it itself, or if the step is in another file, which says enough.
     */
    static String calledMethod(Step step) {
        boolean isKnown = step.region() != null && step.className() != null && step.method() != null;
        if (!isKnown || !isInFileOfRegion(step)) {
            return "";
        }
        String method = Lambdas.enclosingMethod(step.method());
        if (step.region().equals(step.className() + "." + method)
                || step.region().equals(step.className() + "." + step.method())) {
            return "";
        }
        String owner = visible(step.className().substring(step.className().lastIndexOf('.') + 1));
        if (method.equals("<init>") || method.equals("<clinit>")) {
            return (method.equals("<init>") ? "the constructor" : "the static initializer") + " of " + owner;
        }
        boolean isSameClass = classOf(step.region()).equals(visible(step.className()));
        return (isSameClass ? "" : owner + ".") + visible(method) + "()";
    }

    private static String outermost(String className) {
        int end = className.indexOf('$');
        return end <= 0 ? className : className.substring(0, end);
    }

    /** The method that did it, with its class; empty if neither is known. */
    public static String method(Step step) {
        String owner = step.className() == null ? "" : step.className();
        String method = step.method() == null ? "" : step.method();
        return visible(owner + (owner.isEmpty() || method.isEmpty() ? "" : ".") + method);
    }

    /** As in a stack trace, as far as it is known. */
    public static String location(Step step) {
        String method = method(step);
        return method.isEmpty() ? place(step) : method + "(" + place(step) + ")";
    }

    public static String place(Step step) {
        return visible(step.place());
    }

    /** {@code 1 test}, {@code 2 tests}. */
    public static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /** A duration for a person. */
    public static String seconds(long millis) {
        return millis < 10_000
                ? "%d.%d s".formatted(millis / 1000, millis % 1000 / 100)
                : millis < 120_000 ? millis / 1000 + " s" : millis / 60_000 + " min";
    }

    /**
     * The text with nothing in it that acts instead of being seen: control characters, which a terminal obeys, and those
     * that turn the direction of what follows, which make text look like another.
     */
    public static String visible(String text) {
        if (text == null) {
            return "";
        }
        StringBuilder seen = null;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean isUnpaired = Character.isSurrogate(c) && !isPaired(text, i);
            if (Character.isISOControl(c) || isUnpaired || isDirection(c) || c == '\uFFFE' || c == '\uFFFF') {
                if (seen == null) {
                    seen = new StringBuilder(text.substring(0, i));
                }
                seen.append(c == '\n' || c == '\r' || c == '\t' ? " " : "\\u%04X".formatted((int) c));
            } else if (seen != null) {
                seen.append(c);
            }
        }
        return seen == null ? text : seen.toString();
    }

    private static boolean isDirection(char c) {
        return (c >= '\u202A' && c <= '\u202E') || (c >= '\u2066' && c <= '\u2069') || c == '\u2028' || c == '\u2029';
    }

    private static boolean isPaired(String text, int i) {
        return Character.isHighSurrogate(text.charAt(i))
                ? i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))
                : i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
    }

    /** The text in at most so many characters, its middle left out where it is too long. */
    public static String fit(String text, int length) {
        if (text.length() <= length) {
            return text;
        }
        int tail = (length - 1) / 2;
        return start(text, length - 1 - tail) + "…" + end(text, tail);
    }

    /** At most so many characters of its start; no character is split. */
    public static String start(String text, int length) {
        if (text.length() <= length) {
            return text;
        }
        boolean isWithin = length > 0 && Character.isHighSurrogate(text.charAt(length - 1));
        return text.substring(0, isWithin ? length - 1 : length);
    }

    private static String end(String text, int length) {
        int from = text.length() - length;
        boolean isWithin = length > 0 && Character.isLowSurrogate(text.charAt(from));
        return text.substring(isWithin ? from + 1 : from);
    }
}
