package dev.atomicity.agent.flow;

import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * What {@link NonEscapingCalls} says, for the objects of {@code ObjectTable} and {@code FormatTable}: no other thread can know a matcher
 * or a format that a method creates and uses by itself.
 */
final class NonEscapingObjects {
    private static final Set<String> CLASSES = Set.of(
            "java/io/BufferedInputStream",
            "java/io/BufferedReader",
            "java/io/ByteArrayInputStream",
            "java/io/ByteArrayOutputStream",
            "java/io/CharArrayReader",
            "java/io/CharArrayWriter",
            "java/io/LineNumberReader",
            "java/io/PrintStream",
            "java/io/PrintWriter",
            "java/io/StringReader",
            "java/io/StringWriter",
            "java/text/ChoiceFormat",
            "java/text/DecimalFormat",
            "java/text/MessageFormat",
            "java/text/SimpleDateFormat",
            "java/util/Date",
            "java/util/GregorianCalendar",
            "java/util/Random",
            "java/util/Scanner",
            "java/util/StringTokenizer",
            "java/util/zip/Adler32",
            "java/util/zip/CRC32",
            "java/util/zip/CRC32C",
            "java/util/zip/Deflater",
            "java/util/zip/Inflater");

    /** By declaring class: the method that creates a new object with each call. */
    private static final Map<String, Set<String>> FACTORIES = Map.of(
            "java/util/regex/Pattern", Set.of("matcher"),
            "java/util/Calendar", Set.of("getInstance"),
            "java/security/MessageDigest", Set.of("getInstance"),
            "java/security/Signature", Set.of("getInstance"),
            "javax/crypto/Mac", Set.of("getInstance"),
            "javax/crypto/Cipher", Set.of("getInstance"),
            "java/nio/charset/Charset", Set.of("newEncoder", "newDecoder"));

    /** The types through which calls on the objects are made, besides their own classes. */
    private static final Set<String> SUPERTYPES = Set.of(
            "java/io/InputStream",
            "java/io/OutputStream",
            "java/io/Reader",
            "java/io/Writer",
            "java/nio/charset/CharsetDecoder",
            "java/nio/charset/CharsetEncoder",
            "java/security/MessageDigest",
            "java/security/Signature",
            "java/text/DateFormat",
            "java/text/Format",
            "java/text/NumberFormat",
            "java/util/Calendar",
            "java/util/regex/Matcher",
            "java/util/zip/Checksum",
            "javax/crypto/Cipher",
            "javax/crypto/Mac");

    /** Methods whose result shows the object, now or later. */
    private static final Set<String> SHOWING = Set.of(
            "asIterator",
            "doubles",
            "findAll",
            "formatToCharacterIterator",
            "getBuffer",
            "getCalendar",
            "ints",
            "lines",
            "longs",
            "results",
            "tokens");

    /** Methods whose model is about an argument as well. */
    private static final Set<String> WITH_ARGUMENT =
            Set.of("after", "appendReplacement", "before", "compareTo", "equals");

    private NonEscapingObjects() {}

    /** Whether the instruction makes an object that its method may keep. */
    static boolean isMaker(AbstractInsnNode instruction) {
        return instruction.getOpcode() == Opcodes.NEW
                ? CLASSES.contains(((TypeInsnNode) instruction).desc)
                : instruction instanceof MethodInsnNode call
                        && FACTORIES.getOrDefault(call.owner, Set.of()).contains(call.name);
    }

    static boolean isOfOne(MethodInsnNode call) {
        return CLASSES.contains(call.owner) || SUPERTYPES.contains(call.owner);
    }

    /** Whether the call on such an object passes no reference to it on, except as {@link #returnsReceiver} says. */
    static boolean keepsReceiver(MethodInsnNode call) {
        return !SHOWING.contains(call.name);
    }

    static boolean returnsReceiver(MethodInsnNode call) {
        Type result = Type.getReturnType(call.desc);
        return result.getSort() == Type.OBJECT
                && !call.name.equals("clone")
                && (result.getInternalName().equals(call.owner)
                        || result.getInternalName().equals("java/lang/Appendable"));
    }

    static boolean concernsReceiverAlone(MethodInsnNode call) {
        return !WITH_ARGUMENT.contains(call.name);
    }
}
