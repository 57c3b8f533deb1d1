package dev.atomicity.agent.models;

import java.util.Locale;

/**
 * What the methods of the buffers of {@code java.nio} do to their position, limit, mark and byte order, which are one
 * variable, and to what they show. {@link ModelTable} explains the format.
 */
final class BufferTable {
    private BufferTable() {}

    private static final String STATE = """
            java.nio.Buffer
              position()                  buffer reads state
              position(int)               buffer writes state
              limit()                     buffer reads state
              limit(int)                  buffer writes state
              mark                        buffer writes state
              reset                       buffer writes state
              clear                       buffer writes state
              flip                        buffer writes state
              rewind                      buffer writes state
              remaining                   buffer reads state
              hasRemaining                buffer reads state
              slice                       buffer reads state
              duplicate                   buffer reads state
            """;

    /** With the type of an element, and the name of the buffer. */
    private static final String ANY = """
            java.nio.BUFFER
              get()                       buffer reads next
              get(int)                    buffer reads at 0
              get(TYPE[])                 buffer reads many
              get(TYPE[],int,int)         buffer reads many
              get(int,TYPE[])             buffer reads many
              get(int,TYPE[],int,int)     buffer reads many
              put(TYPE)                   buffer writes next
              put(int,TYPE)               buffer writes at 0
              put(BUFFER)                 buffer writes many
              put(int,BUFFER,int,int)     buffer writes many
              put(TYPE[])                 buffer writes many
              put(TYPE[],int,int)         buffer writes many
              put(int,TYPE[])             buffer writes many
              put(int,TYPE[],int,int)     buffer writes many
              compact                     buffer compacts
              asReadOnlyBuffer            buffer reads state
              equals                      buffer reads rest with 0
              compareTo                   buffer reads rest with 0
              mismatch                    buffer reads rest with 0
              hashCode                    buffer reads rest
            """;

    private static final String BYTES = """
              order()                     buffer reads state
              order(ByteOrder)            buffer writes state
              toString                    buffer reads state
              alignedSlice                buffer reads state
              asCharBuffer                buffer reads state
              asShortBuffer               buffer reads state
              asIntBuffer                 buffer reads state
              asLongBuffer                buffer reads state
              asFloatBuffer               buffer reads state
              asDoubleBuffer              buffer reads state
            """;

    private static final String CHARACTERS = """
              append(char)                buffer writes next
              append(CharSequence)        buffer appends
              append(CharSequence,int,int) buffer appends
              put(String)                 buffer writes many
              put(String,int,int)         buffer writes many
              charAt                      buffer reads from 0
              getChars                    buffer reads rest
              toString                    buffer reads rest
              subSequence                 buffer reads state
              length                      buffer reads state
              isEmpty                     buffer reads state
              read                        buffer moves
            """;

    static final String TEXT = STATE
            + buffer("Byte", "byte") + BYTES
            + number("Char", 2) + number("Short", 2)
            + number("Int", 4) + number("Long", 8)
            + number("Float", 4) + number("Double", 8)
            + buffer("Char", "char") + CHARACTERS
            + buffer("Short", "short") + "  toString buffer reads state\n"
            + buffer("Int", "int") + "  toString buffer reads state\n"
            + buffer("Long", "long") + "  toString buffer reads state\n"
            + buffer("Float", "float") + "  toString buffer reads state\n"
            + buffer("Double", "double") + "  toString buffer reads state\n";

    private static String buffer(String name, String type) {
        return ANY.replace("BUFFER", name + "Buffer").replace("TYPE", type);
    }

    /** The lines for a number with that many bytes, in a buffer of bytes. */
    private static String number(String name, int width) {
        String type = name.toLowerCase(Locale.ROOT);
        return ("  get" + name + "() buffer reads next W\n"
                        + "  get" + name + "(int) buffer reads at 0 W\n"
                        + "  put" + name + "(" + type + ") buffer writes next W\n"
                        + "  put" + name + "(int," + type + ") buffer writes at 0 W\n")
                .replace("W", Integer.toString(width));
    }
}
