package overlap;

import static overlap.Whole.whole;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.Signature;
import java.security.spec.MGF1ParameterSpec;
import java.security.spec.PSSParameterSpec;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Objects that turn bytes into others. Watched. */
final class WholeCoders {
    private static final SecretKeySpec OLD_KEY = key(1);
    private static final SecretKeySpec NEW_KEY = key(2);
    private static final KeyPair PAIR =
            get(() -> KeyPairGenerator.getInstance("Ed25519").generateKeyPair()).get();

    private WholeCoders() {}

    private static SecretKeySpec key(int number) {
        byte[] bytes = new byte[16];
        bytes[0] = (byte) number;
        return new SecretKeySpec(bytes, "AES");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static <T> Supplier<T> get(Callable<T> maker) {
        return () -> {
            try {
                return maker.call();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        };
    }

    static List<Whole<?>> all() {
        return List.of(
                whole(
                                "MessageDigest",
                                MessageDigest.class,
                                get(() -> {
                                    MessageDigest digest = MessageDigest.getInstance("SHA-256");
                                    digest.update((byte) 1);
                                    return digest;
                                }),
                                digest -> ((MessageDigest) digest.clone()).digest(),
                                digest -> digest.update((byte) 2),
                                MessageDigest::reset)
                        .given(
                                () -> new byte[40],
                                () -> ByteBuffer.wrap(bytes("new")),
                                () -> (byte) 2,
                                () -> 0,
                                () -> 40),
                whole(
                                "Mac",
                                Mac.class,
                                get(() -> {
                                    Mac mac = Mac.getInstance("HmacSHA256");
                                    mac.init(OLD_KEY);
                                    mac.update((byte) 1);
                                    return mac;
                                }),
                                mac -> ((Mac) mac.clone()).doFinal(),
                                mac -> mac.update((byte) 2),
                                mac -> mac.init(NEW_KEY))
                        .given(() -> new byte[40], () -> ByteBuffer.wrap(bytes("new")), () -> (byte) 2, () -> NEW_KEY),
                cipher(),
                authenticated(),
                wrapping(),
                unwrapping(),
                signing(),
                verifying(),
                parameters(),
                checksum("CRC32", CRC32::new),
                checksum("CRC32C", CRC32C::new),
                checksum("Adler32", Adler32::new),
                deflater(),
                inflater(),
                inflater().made("Inflater without its dictionary", () -> {
                    Inflater inflater = new Inflater();
                    inflater.setInput(compress("old", bytes("new")));
                    inflate(inflater);
                    return inflater;
                }),
                inflater().made("Inflater before its dictionary", () -> {
                    Inflater inflater = new Inflater();
                    inflater.setInput(compress("old", bytes("new")));
                    return inflater;
                }),
                encoder(),
                encoder().made("CharsetEncoder at its end", () -> {
                    CharsetEncoder encoder = StandardCharsets.US_ASCII.newEncoder();
                    encoder.encode(CharBuffer.wrap("o"), ByteBuffer.allocate(4), true);
                    return encoder;
                }),
                decoder(),
                decoder().made("CharsetDecoder at its end", () -> {
                    CharsetDecoder decoder = StandardCharsets.US_ASCII.newDecoder();
                    decoder.decode(ByteBuffer.wrap(bytes("o")), CharBuffer.allocate(4), true);
                    return decoder;
                }));
    }

    // ---------------------------------------------------------------- ciphers

    private static Cipher newCipher(String name, int mode, SecretKeySpec key) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance(name);
        if (name.contains("CBC")) {
            cipher.init(mode, key, new IvParameterSpec(key.getEncoded()));
        } else if (name.contains("GCM")) {
            cipher.init(mode, key, new GCMParameterSpec(128, key.getEncoded()));
        } else {
            cipher.init(mode, key);
        }
        return cipher;
    }

    private static Whole<Cipher> cipher() {
        return whole(
                        "Cipher",
                        Cipher.class,
                        get(() -> newCipher("AES/CBC/PKCS5Padding", Cipher.ENCRYPT_MODE, OLD_KEY)),
                        Cipher::doFinal,
                        cipher -> cipher.update(bytes("new")),
                        cipher -> cipher.init(Cipher.ENCRYPT_MODE, NEW_KEY, new IvParameterSpec(NEW_KEY.getEncoded())),
                        cipher -> cipher.init(Cipher.DECRYPT_MODE, NEW_KEY, new IvParameterSpec(NEW_KEY.getEncoded())))
                .given(
                        () -> bytes("new text that is long"),
                        () -> new byte[64],
                        () -> ByteBuffer.wrap(new byte[15]),
                        () -> ByteBuffer.allocate(64),
                        () -> NEW_KEY,
                        () -> new IvParameterSpec(NEW_KEY.getEncoded()),
                        () -> 0,
                        () -> 15,
                        () -> Cipher.ENCRYPT_MODE);
    }

    private static Whole<Cipher> authenticated() {
        return whole(
                        "Cipher with associated data",
                        Cipher.class,
                        get(() -> newCipher("AES/GCM/NoPadding", Cipher.ENCRYPT_MODE, OLD_KEY)),
                        Cipher::doFinal,
                        cipher -> cipher.updateAAD(bytes("new")))
                .given(() -> bytes("new"), () -> ByteBuffer.wrap(bytes("new")));
    }

    private static Whole<Cipher> wrapping() {
        return whole(
                        "wrapping Cipher",
                        Cipher.class,
                        get(() -> newCipher("AESWrap", Cipher.WRAP_MODE, OLD_KEY)),
                        cipher -> cipher.wrap(OLD_KEY),
                        cipher -> cipher.init(Cipher.WRAP_MODE, NEW_KEY))
                .given(() -> OLD_KEY);
    }

    /** With the wrong key, so that a change lets it succeed. */
    private static Whole<Cipher> unwrapping() {
        Supplier<byte[]> wrapped =
                get(() -> newCipher("AESWrap", Cipher.WRAP_MODE, NEW_KEY).wrap(OLD_KEY));
        return whole(
                        "unwrapping Cipher",
                        Cipher.class,
                        get(() -> newCipher("AESWrap", Cipher.UNWRAP_MODE, OLD_KEY)),
                        cipher -> cipher.unwrap(wrapped.get(), "AES", Cipher.SECRET_KEY)
                                .hashCode(),
                        cipher -> cipher.init(Cipher.UNWRAP_MODE, NEW_KEY))
                .given(wrapped, () -> "AES", () -> Cipher.SECRET_KEY);
    }

    private static Whole<Signature> signing() {
        return whole(
                        "Signature",
                        Signature.class,
                        get(() -> {
                            Signature signature = Signature.getInstance("Ed25519");
                            signature.initSign(PAIR.getPrivate());
                            return signature;
                        }),
                        Signature::sign,
                        signature -> signature.update(bytes("new")),
                        signature -> signature.initVerify(PAIR.getPublic()))
                .given(
                        () -> bytes("new"),
                        () -> new byte[80],
                        () -> ByteBuffer.wrap(bytes("new")),
                        PAIR::getPublic,
                        PAIR::getPrivate,
                        () -> 0,
                        () -> 80);
    }

    private static Whole<Signature> verifying() {
        Supplier<byte[]> signed = get(() -> {
            Signature signature = Signature.getInstance("Ed25519");
            signature.initSign(PAIR.getPrivate());
            signature.update(bytes("new"));
            return signature.sign();
        });
        return whole(
                        "verifying Signature",
                        Signature.class,
                        get(() -> {
                            Signature signature = Signature.getInstance("Ed25519");
                            signature.initVerify(PAIR.getPublic());
                            return signature;
                        }),
                        signature -> signature.verify(signed.get()),
                        signature -> signature.update(bytes("new")))
                .given(signed, PAIR::getPrivate, () -> 0, () -> 64);
    }

    private static Whole<Signature> parameters() {
        PSSParameterSpec other = new PSSParameterSpec("SHA-512", "MGF1", MGF1ParameterSpec.SHA512, 7, 1);
        return whole(
                        "Signature with parameters",
                        Signature.class,
                        get(() -> {
                            Signature signature = Signature.getInstance("RSASSA-PSS");
                            signature.setParameter(PSSParameterSpec.DEFAULT);
                            return signature;
                        }),
                        signature -> signature.getParameters().toString(),
                        signature -> signature.setParameter(other))
                .given(() -> other);
    }

    // ---------------------------------------------------------------- others

    private static Whole<Checksum> checksum(String name, Supplier<Checksum> maker) {
        return whole(
                        name,
                        Checksum.class,
                        () -> {
                            Checksum checksum = maker.get();
                            checksum.update(1);
                            return checksum;
                        },
                        Checksum::getValue,
                        checksum -> checksum.update(2))
                .given(() -> bytes("new"), () -> ByteBuffer.wrap(bytes("new")));
    }

    private static Whole<Deflater> deflater() {
        return whole(
                        "Deflater",
                        Deflater.class,
                        () -> {
                            Deflater deflater = new Deflater();
                            deflater.setInput(bytes("old old old old"));
                            return deflater;
                        },
                        deflater -> {
                            byte[] output = new byte[40];
                            String state = deflater.getTotalIn() + " " + deflater.needsInput() + deflater.getAdler();
                            int length = deflater.deflate(output, 0, 40, Deflater.FULL_FLUSH);
                            return List.of(state, length, deflater.finished(), output);
                        },
                        deflater -> deflater.setInput(bytes("new")),
                        Deflater::finish,
                        deflater -> {
                            deflater.finish();
                            deflater.deflate(new byte[40]);
                        },
                        deflater -> deflater.setLevel(0),
                        Deflater::reset)
                .given(
                        () -> bytes("new"),
                        () -> new byte[40],
                        () -> ByteBuffer.allocate(40),
                        () -> 0,
                        () -> 2,
                        () -> Deflater.HUFFMAN_ONLY);
    }

    private static Whole<Inflater> inflater() {
        byte[] compressed = compress("old", null);
        byte[] other = compress("new", null);
        return whole(
                        "Inflater",
                        Inflater.class,
                        () -> {
                            Inflater inflater = new Inflater();
                            inflater.setInput(compressed);
                            return inflater;
                        },
                        inflater -> {
                            byte[] output = new byte[40];
                            String state = inflater.getTotalIn() + " " + inflater.getRemaining();
                            int length = inflater.inflate(output);
                            return List.of(state, length, inflater.finished(), output);
                        },
                        inflater -> inflater.setInput(other),
                        inflater -> inflater.inflate(new byte[40]),
                        Inflater::reset)
                .given(
                        () -> other,
                        () -> new byte[40],
                        () -> bytes("new"),
                        () -> ByteBuffer.wrap(bytes("new")),
                        () -> ByteBuffer.allocate(40),
                        () -> 0,
                        () -> 11);
    }

    private static void inflate(Inflater inflater) {
        try {
            inflater.inflate(new byte[40]);
        } catch (DataFormatException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] compress(String text, byte[] dictionary) {
        Deflater deflater = new Deflater();
        if (dictionary != null) {
            deflater.setDictionary(dictionary);
        }
        deflater.setInput(bytes(text));
        deflater.finish();
        byte[] output = new byte[40];
        return java.util.Arrays.copyOf(output, deflater.deflate(output));
    }

    private static Whole<CharsetEncoder> encoder() {
        return whole(
                        "CharsetEncoder",
                        CharsetEncoder.class,
                        StandardCharsets.US_ASCII::newEncoder,
                        encoder -> List.of(
                                encoder.malformedInputAction(),
                                encoder.unmappableCharacterAction(),
                                encoder.replacement(),
                                Whole.attempt(() -> encoder.flush(ByteBuffer.allocate(4)))),
                        encoder -> encoder.onUnmappableCharacter(CodingErrorAction.REPLACE),
                        encoder -> encoder.onMalformedInput(CodingErrorAction.REPLACE),
                        encoder -> encoder.replaceWith(bytes("n")),
                        encoder -> encoder.encode(CharBuffer.wrap("o"), ByteBuffer.allocate(4), true),
                        encoder -> encoder.encode(CharBuffer.wrap("o"), ByteBuffer.allocate(4), false),
                        CharsetEncoder::reset)
                .given(
                        () -> CharBuffer.wrap("\u00e4"),
                        () -> ByteBuffer.allocate(8),
                        () -> CodingErrorAction.REPLACE,
                        () -> bytes("n"),
                        () -> true);
    }

    private static Whole<CharsetDecoder> decoder() {
        return whole(
                        "CharsetDecoder",
                        CharsetDecoder.class,
                        StandardCharsets.US_ASCII::newDecoder,
                        decoder -> List.of(
                                decoder.malformedInputAction(),
                                decoder.unmappableCharacterAction(),
                                decoder.replacement(),
                                Whole.attempt(() -> decoder.flush(CharBuffer.allocate(4)))),
                        decoder -> decoder.onMalformedInput(CodingErrorAction.REPLACE),
                        decoder -> decoder.onUnmappableCharacter(CodingErrorAction.REPLACE),
                        decoder -> decoder.replaceWith("n"),
                        decoder -> decoder.decode(ByteBuffer.wrap(bytes("o")), CharBuffer.allocate(4), true))
                .given(
                        () -> ByteBuffer.wrap(new byte[] {-1}),
                        () -> CharBuffer.allocate(8),
                        () -> CodingErrorAction.REPLACE,
                        () -> "n",
                        () -> true);
    }
}
