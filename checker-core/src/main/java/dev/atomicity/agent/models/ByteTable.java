package dev.atomicity.agent.models;

/** What the methods of digests, ciphers, checksums and coders do, as {@link ObjectTable} does for other objects. */
final class ByteTable {
    private ByteTable() {}

    /** A method that takes all input and returns all output in one call needs the object only during that call. */
    static final String TEXT = """
            java.security.MessageDigest
              digest(byte[])              uses alone
              digest()                    updates all
              digest(byte[],int,int)      updates all
              reset                       writes all
              update                      updates all
              clone                       reads all
              toString                    reads all

            javax.crypto.Mac
              doFinal(byte[])             uses alone
              doFinal()                   updates all
              doFinal(byte[],int)         updates all
              init                        writes all
              reset                       writes all
              update                      updates all
              clone                       reads all

            javax.crypto.Cipher
              doFinal(byte[])             uses alone
              doFinal()                   updates all
              doFinal(byte[],int)         updates all
              doFinal(byte[],int,int)     updates all
              doFinal(byte[],int,int,byte[])  updates all
              doFinal(byte[],int,int,byte[],int)  updates all
              doFinal(ByteBuffer,ByteBuffer)  updates all
              init                        writes all
              unwrap                      uses alone
              update                      updates all
              updateAAD                   updates all
              wrap                        uses alone
              getIV                       reads all
              getOutputSize               reads all
              getParameters               reads all
              toString                    reads all

            java.security.Signature
              initSign                    writes all
              initVerify                  writes all
              setParameter                writes all
              sign                        updates all
              update                      updates all
              verify                      updates all
              clone                       reads all
              getParameter                reads all
              getParameters               reads all
              toString                    reads all

            java.util.zip.Checksum
              reset                       writes all
              update                      updates all
              getValue                    reads all
            java.util.zip.CRC32
            java.util.zip.CRC32C
            java.util.zip.Adler32

            java.util.zip.Deflater
              close                       writes all
              deflate                     updates all
              end                         writes all
              finish                      writes all
              reset                       writes all
              setDictionary               writes all
              setInput                    writes all
              setLevel                    writes all
              setStrategy                 writes all
              finished                    reads all
              getAdler                    reads all
              getBytesRead                reads all
              getBytesWritten             reads all
              getTotalIn                  reads all
              getTotalOut                 reads all
              needsInput                  reads all

            java.util.zip.Inflater
              close                       writes all
              end                         writes all
              inflate                     updates all
              reset                       writes all
              setDictionary               writes all
              setInput                    writes all
              finished                    reads all
              getAdler                    reads all
              getBytesRead                reads all
              getBytesWritten             reads all
              getRemaining                reads all
              getTotalIn                  reads all
              getTotalOut                 reads all
              needsDictionary             reads all
              needsInput                  reads all

            java.nio.charset.CharsetEncoder
              canEncode                   uses alone
              encode(CharBuffer)          uses alone
              encode(CharBuffer,ByteBuffer,boolean)  updates all
              flush                       updates all
              onMalformedInput            writes all
              onUnmappableCharacter       writes all
              replaceWith                 writes all
              reset                       writes all
              malformedInputAction        reads all
              replacement                 reads all
              unmappableCharacterAction   reads all

            java.nio.charset.CharsetDecoder
              decode(ByteBuffer)          uses alone
              decode(ByteBuffer,CharBuffer,boolean)  updates all
              detectedCharset             reads all
              flush                       updates all
              isCharsetDetected           reads all
              onMalformedInput            writes all
              onUnmappableCharacter       writes all
              replaceWith                 writes all
              reset                       writes all
              malformedInputAction        reads all
              replacement                 reads all
              unmappableCharacterAction   reads all
            """;
}
