package dev.atomicity.hooks.places;

import java.util.StringJoiner;

/** The parameters of a method for people, from its descriptor. */
final class ParameterNames {
    private ParameterNames() {}

    /** As {@code (int,Map,String[])}. */
    static String of(String descriptor) {
        StringJoiner names = new StringJoiner(",", "(", ")");
        int end = descriptor.indexOf(')');
        for (int start = 1; start < end; ) {
            int type = start;
            while (descriptor.charAt(type) == '[') {
                type++;
            }
            int next = descriptor.charAt(type) == 'L' ? descriptor.indexOf(';', type) + 1 : type + 1;
            names.add(simpleName(descriptor, type, next) + "[]".repeat(type - start));
            start = next;
        }
        return names.toString();
    }

    private static String simpleName(String descriptor, int type, int next) {
        return switch (descriptor.charAt(type)) {
            case 'Z' -> "boolean";
            case 'B' -> "byte";
            case 'C' -> "char";
            case 'S' -> "short";
            case 'I' -> "int";
            case 'J' -> "long";
            case 'F' -> "float";
            case 'D' -> "double";
            default -> descriptor.substring(Math.max(type, descriptor.lastIndexOf('/', next - 1)) + 1, next - 1);
        };
    }
}
