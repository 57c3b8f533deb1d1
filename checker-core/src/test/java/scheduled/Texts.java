package scheduled;

import static dev.atomicity.scheduled.Operation.reads;
import static dev.atomicity.scheduled.Operation.writes;
import static dev.atomicity.scheduled.Seen.keep;

import dev.atomicity.scheduled.Kind;
import dev.atomicity.scheduled.Operation;
import java.util.List;
import java.util.StringJoiner;

/** Texts that are put together: one variable each. */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue", "JdkObsolete"}) // the calls are what matters
final class Texts {
    private static final long A = 1;

    private Texts() {}

    static List<Kind<?>> kinds() {
        return List.of(
                new Kind<>("StringBuilder", 1, () -> new StringBuilder("ab"), BUILDER),
                new Kind<>("StringBuffer", 1, () -> new StringBuffer("ab"), BUFFER),
                new Kind<>("StringJoiner", 1, () -> new StringJoiner(","), JOINER));
    }

    private static final List<Operation<StringBuilder>> BUILDER = List.of(
            reads("length", A, text -> keep(text.length())),
            reads("charAt", A, text -> keep(text.charAt(0))),
            reads("indexOf", A, text -> keep(text.indexOf("a"))),
            reads("toString", A, text -> keep(text.toString())),
            reads("substring", A, text -> keep(text.substring(1))),
            writes("append a text", A, text -> text.append("a")),
            writes("append a number", A, text -> text.append(1L)),
            writes("insert", A, text -> text.insert(0, 'c')),
            writes("setCharAt", A, text -> text.setCharAt(0, 'd')),
            writes("reverse", A, text -> text.reverse()),
            writes("setLength", A, text -> text.setLength(2)),
            reads("isEmpty", A, text -> keep(text.isEmpty())),
            reads("chars", A, text -> keep(text.chars().count())),
            reads("codePoints", A, text -> keep(text.codePoints().count())),
            reads("codePointAt", A, text -> keep(text.codePointAt(0))),
            reads("codePointBefore", A, text -> keep(text.codePointBefore(1))),
            reads("codePointCount", A, text -> keep(text.codePointCount(0, 1))),
            reads("offsetByCodePoints", A, text -> keep(text.offsetByCodePoints(0, 1))),
            reads("getChars", A, text -> text.getChars(0, 1, new char[1], 0)),
            reads("lastIndexOf", A, text -> keep(text.lastIndexOf("a"))),
            reads("subSequence", A, text -> keep(text.subSequence(0, 1))),
            writes("appendCodePoint", A, text -> text.appendCodePoint('a')),
            writes("delete nothing", A, text -> text.delete(0, 0)),
            writes("append and deleteCharAt", A, text -> text.append('a').deleteCharAt(0)),
            writes("replace", A, text -> text.replace(0, 1, "a")));

    private static final List<Operation<StringBuffer>> BUFFER = List.of(
            reads("length", A, text -> keep(text.length())),
            reads("charAt", A, text -> keep(text.charAt(0))),
            reads("toString", A, text -> keep(text.toString())),
            writes("append a text", A, text -> text.append("a")),
            writes("append a flag", A, text -> text.append(true)),
            reads("indexOf", A, text -> keep(text.indexOf("a"))),
            reads("substring", A, text -> keep(text.substring(1))),
            writes("insert", A, text -> text.insert(0, 'c')),
            writes("setCharAt", A, text -> text.setCharAt(0, 'd')),
            writes("reverse", A, text -> text.reverse()),
            writes("setLength", A, text -> text.setLength(2)),
            reads("isEmpty", A, text -> keep(text.isEmpty())),
            reads("chars", A, text -> keep(text.chars().count())),
            reads("codePoints", A, text -> keep(text.codePoints().count())),
            reads("codePointAt", A, text -> keep(text.codePointAt(0))),
            reads("codePointBefore", A, text -> keep(text.codePointBefore(1))),
            reads("codePointCount", A, text -> keep(text.codePointCount(0, 1))),
            reads("offsetByCodePoints", A, text -> keep(text.offsetByCodePoints(0, 1))),
            reads("getChars", A, text -> text.getChars(0, 1, new char[1], 0)),
            reads("lastIndexOf", A, text -> keep(text.lastIndexOf("a"))),
            reads("subSequence", A, text -> keep(text.subSequence(0, 1))),
            writes("appendCodePoint", A, text -> text.appendCodePoint('a')),
            writes("delete nothing", A, text -> text.delete(0, 0)),
            writes("append and deleteCharAt", A, text -> text.append('a').deleteCharAt(0)),
            writes("replace", A, text -> text.replace(0, 1, "a")));

    private static final List<Operation<StringJoiner>> JOINER = List.of(
            reads("length", A, text -> keep(text.length())),
            reads("toString", A, text -> keep(text.toString())),
            writes("add", A, text -> text.add("a")),
            writes("setEmptyValue", A, text -> text.setEmptyValue("none")));
}
