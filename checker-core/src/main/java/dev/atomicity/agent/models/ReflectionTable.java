package dev.atomicity.agent.models;

/**
 * What reflection does to the field of the object that it is given, or to the element of the array: the variables that plain
 * accesses know. {@link ModelTable} explains the format.
 */
final class ReflectionTable {
    private ReflectionTable() {}

    private static final String[] KINDS = {"", "Boolean", "Byte", "Char", "Short", "Int", "Long", "Float", "Double"};

    static final String TEXT = "java.lang.reflect.Field\n"
            + lines("", "finds field 0", "puts field 0")
            + "java.lang.reflect.Array\n"
            + lines("static ", "reads reflected element", "writes reflected element");

    private static String lines(String before, String get, String set) {
        StringBuilder lines = new StringBuilder();
        for (String kind : KINDS) {
            lines.append("  ")
                    .append(before)
                    .append("get")
                    .append(kind)
                    .append(' ')
                    .append(get)
                    .append('\n');
            lines.append("  ")
                    .append(before)
                    .append("set")
                    .append(kind)
                    .append(' ')
                    .append(set)
                    .append('\n');
        }
        return lines.toString();
    }
}
