package dev.atomicity.agent.models;

/** What the methods of string builders do. They access the whole builder, because they shift its contents. */
final class TextTable {
    private TextTable() {}

    private static final String METHODS = """
              append                      updates all
              appendCodePoint             updates all
              insert                      updates all
              delete                      updates all
              deleteCharAt                updates all
              replace                     updates all
              repeat                      updates all
              reverse                     updates all
              setCharAt                   writes all
              setLength                   updates all
              charAt                      reads all
              chars                       reads source, views walk
              codePoints                  reads source, views walk
              codePointAt                 reads all
              codePointBefore             reads all
              codePointCount              reads all
              offsetByCodePoints          reads all
              compareTo                   reads all with 0
              getChars                    reads all
              indexOf                     reads all
              lastIndexOf                 reads all
              isEmpty                     reads all
              length                      reads all
              subSequence                 reads all
              substring                   reads all
              toString                    reads all
            """;

    static final String TEXT =
            "java.lang.StringBuilder\n" + METHODS.indent(2) + "java.lang.StringBuffer\n" + METHODS.indent(2) + """
            java.util.StringJoiner
              add                         updates all
              merge                       updates all from 0
              setEmptyValue               writes all
              length                      reads all
              toString                    reads all
            """;
}
