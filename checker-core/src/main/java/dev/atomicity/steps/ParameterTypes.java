package dev.atomicity.steps;

import java.util.StringJoiner;

/** The types of a method's parameters as Java names them, from the descriptor in the class file. */
public final class ParameterTypes {
    private ParameterTypes() {}

    /** With packages, such as {@code (int,java.util.Map,java.lang.String[])}. */
    public static String qualified(String descriptor) {
        return list(descriptor, true);
    }

    /** Without packages, such as {@code (int,Map,String[])}. */
    public static String simple(String descriptor) {
        return list(descriptor, false);
    }

    private static String list(String descriptor, boolean withPackages) {
        StringJoiner types = new StringJoiner(",", "(", ")");
        int end = descriptor.indexOf(')');
        for (int start = 1; start < end; ) {
            int type = start;
            while (descriptor.charAt(type) == '[') {
                type++;
            }
            int next = descriptor.charAt(type) == 'L' ? descriptor.indexOf(';', type) + 1 : type + 1;
            types.add(name(descriptor, type, next, withPackages) + "[]".repeat(type - start));
            start = next;
        }
        return types.toString();
    }

    private static String name(String descriptor, int type, int next, boolean withPackages) {
        return switch (descriptor.charAt(type)) {
            case 'Z' -> "boolean";
            case 'B' -> "byte";
            case 'C' -> "char";
            case 'S' -> "short";
            case 'I' -> "int";
            case 'J' -> "long";
            case 'F' -> "float";
            case 'D' -> "double";
            default -> {
                int afterPackage = withPackages ? type : Math.max(type, descriptor.lastIndexOf('/', next - 1));
                yield descriptor.substring(afterPackage + 1, next - 1).replace('/', '.');
            }
        };
    }
}
