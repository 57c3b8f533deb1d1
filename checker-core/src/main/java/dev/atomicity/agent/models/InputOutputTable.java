package dev.atomicity.agent.models;

/**
 * What the methods of {@code java.io}'s streams, readers and writers do. They are mostly called through the abstract types. The object
 * decides whether there is anything to record: one that reads from memory or has a buffer, or one that writes to memory, or prints. {@link
 * ModelTable} explains the format.
 */
final class InputOutputTable {
    private InputOutputTable() {}

    static final String TEXT = """
            java.io.InputStream
              available                   reads all
              close                       closes all
              mark                        updates all
              read                        updates all
              readAllBytes                updates all
              readNBytes                  updates all
              reset                       updates all
              skip                        updates all
              skipNBytes                  updates all
              transferTo                  updates all
            java.io.ByteArrayInputStream
            java.io.BufferedInputStream

            java.io.Reader
              close                       closes all
              getLineNumber               reads all
              mark                        updates all
              read                        updates all
              readAllAsString             updates all
              readAllLines                updates all
              readLine                    updates all
              ready                       reads all
              reset                       updates all
              setLineNumber               writes all
              skip                        updates all
              transferTo                  updates all
            java.io.StringReader
            java.io.CharArrayReader
            java.io.BufferedReader
            java.io.LineNumberReader

            java.io.OutputStream
              append                      appends all
              checkError                  reads all
              close                       closes all
              flush                       nothing
              format                      appends all
              print                       appends all
              printf                      appends all
              println                     appends all
              reset                       writes all
              size                        reads all
              toByteArray                 reads all
              toString                    reads all
              write                       appends all
              writeBytes                  appends all
              writeTo                     reads all
            java.io.ByteArrayOutputStream
            java.io.BufferedOutputStream
            java.io.PrintStream

            java.io.Writer
              append                      appends all
              checkError                  reads all
              close                       closes all
              flush                       nothing
              format                      appends all
              getBuffer                   views all
              newLine                     appends all
              print                       appends all
              printf                      appends all
              println                     appends all
              reset                       writes all
              size                        reads all
              toCharArray                 reads all
              toString                    reads all
              write                       appends all
              writeTo                     reads all
            java.io.StringWriter
            java.io.CharArrayWriter
            java.io.BufferedWriter
            java.io.PrintWriter
            """;
}
