package modelled;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayReader;
import java.io.CharArrayWriter;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.Signature;
import java.text.BreakIterator;
import java.text.Collator;
import java.text.DateFormat;
import java.text.DecimalFormat;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Scanner;
import java.util.StringTokenizer;
import java.util.TimeZone;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.Checksum;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Objects of the JDK that are one variable each: every operation against every other. The first thread does one, the second the
 * other, the first the same again. It is cut exactly if one of them changes what the other one needs.
 */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue", "UnusedVariable", "JavaUtilDate", "JdkObsolete"
}) // the calls are what matters
final class WholeObjects {
    private WholeObjects() {}

    /** Something that is done to an object; it may throw anything. */
    private interface Code<T> {
        void run(T object) throws Exception;
    }

    private record Operation<T>(String name, boolean changes, Code<T> code) {
        void on(T object) {
            unchecked(() -> {
                code.run(object);
                return null;
            });
        }
    }

    private static <T> Operation<T> reads(String name, Code<T> code) {
        return new Operation<>(name, false, code);
    }

    /** Needs the object for the time of the call only. */
    private static <T> Operation<T> uses(String name, Code<T> code) {
        return new Operation<>(name, false, code);
    }

    private static <T> Operation<T> changes(String name, Code<T> code) {
        return new Operation<>(name, true, code);
    }

    private static <T> T unchecked(Callable<T> call) {
        try {
            return call.call();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        texts(cases);
        times(cases);
        formats(cases);
        bytes(cases);
        streams(cases);
        output(cases);
        return cases;
    }

    @SafeVarargs
    private static <T> void all(List<Case> cases, String kind, Callable<T> maker, Operation<? super T>... operations) {
        for (Operation<? super T> one : operations) {
            for (Operation<? super T> other : operations) {
                T object = unchecked(maker);
                cases.add(new Case(
                        kind + ": " + one.name() + " against " + other.name(),
                        one.changes() || other.changes(),
                        () -> one.on(object),
                        () -> other.on(object),
                        () -> one.on(object)));
            }
        }
    }

    private static void texts(List<Case> cases) {
        all(
                cases,
                "Matcher",
                () -> Pattern.compile("(a*)").matcher("aaa baa caaa daaa eaa"),
                changes("find", Matcher::find),
                changes("reset", matcher -> matcher.reset("aaaa")),
                changes("appendReplacement", matcher -> {
                    matcher.reset();
                    matcher.find();
                    matcher.appendReplacement(new StringBuilder(), "x");
                }),
                reads("groupCount", matcher -> matcher.groupCount()),
                reads("hitEnd", Matcher::hitEnd));
        all(
                cases,
                "Scanner",
                () -> new Scanner("1 2 3 4 5 6 7 8"),
                changes("nextInt", Scanner::nextInt),
                changes("next", scanner -> scanner.next()),
                reads("hasNextInt", Scanner::hasNextInt));
        all(
                cases,
                "StringTokenizer",
                () -> new StringTokenizer("1 2 3 4 5 6 7 8"),
                changes("nextToken", StringTokenizer::nextToken),
                reads("hasMoreTokens", StringTokenizer::hasMoreTokens),
                reads("countTokens", StringTokenizer::countTokens));
        all(
                cases,
                "BreakIterator",
                () -> {
                    BreakIterator words = BreakIterator.getWordInstance(Locale.ROOT);
                    words.setText("one two three four");
                    return words;
                },
                changes("next", words -> words.next()),
                changes("setText", words -> words.setText("five")),
                reads("current", words -> words.current()));
        all(
                cases,
                "Collator",
                () -> Collator.getInstance(Locale.ROOT),
                reads("compare", order -> order.compare("a", "b")),
                changes("setStrength", order -> order.setStrength(Collator.PRIMARY)));
        all(
                cases,
                "Random",
                () -> new Random(1),
                uses("nextInt", random -> random.nextInt()),
                uses("nextGaussian", random -> random.nextGaussian()),
                changes("setSeed", random -> random.setSeed(2)));
    }

    private static void times(List<Case> cases) {
        all(
                cases,
                "Date",
                Date::new,
                reads("getTime", Date::getTime),
                reads("before", date -> date.before(new Date(5))),
                changes("setTime", date -> date.setTime(5)));
        all(
                cases,
                "Calendar",
                () -> (Calendar) new GregorianCalendar(),
                reads("get", calendar -> calendar.get(Calendar.YEAR)),
                reads("getTime", Calendar::getTime),
                changes("set", calendar -> calendar.set(Calendar.YEAR, 2000)),
                changes("add", calendar -> calendar.add(Calendar.YEAR, 1)));
    }

    private static void formats(List<Case> cases) {
        all(
                cases,
                "SimpleDateFormat",
                () -> new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT),
                uses("format", format -> format.format(new Date(0))),
                uses("parse", format -> format.parse("2000-01-01")),
                reads("toPattern", format -> format.toPattern()),
                changes("applyPattern", format -> format.applyPattern("dd-MM-yyyy yyyy-MM-dd".substring(11))),
                changes("setTimeZone", format -> format.setTimeZone(TimeZone.getTimeZone("UTC"))));
        all(
                cases,
                "DateFormat",
                () -> DateFormat.getDateInstance(DateFormat.SHORT, Locale.ROOT),
                uses("format", format -> format.format(new Date(0))),
                changes("setLenient", format -> format.setLenient(false)));
        all(
                cases,
                "DecimalFormat",
                () -> new DecimalFormat("0.00"),
                uses("format", format -> format.format(1.5)),
                uses("parse", format -> format.parse("2")),
                changes("setGroupingUsed", format -> format.setGroupingUsed(true)));
        all(
                cases,
                "NumberFormat",
                () -> NumberFormat.getInstance(Locale.ROOT),
                uses("format", format -> format.format(7)),
                reads("isParseIntegerOnly", NumberFormat::isParseIntegerOnly),
                changes("setMinimumIntegerDigits", format -> format.setMinimumIntegerDigits(2)));
        all(
                cases,
                "MessageFormat",
                () -> new MessageFormat("{0} and {1}", Locale.ROOT),
                uses("format", format -> format.format(new Object[] {"a", "b"})),
                changes("applyPattern", format -> format.applyPattern("{0}")));
    }

    private static void bytes(List<Case> cases) {
        all(
                cases,
                "MessageDigest",
                () -> MessageDigest.getInstance("SHA-256"),
                changes("update", digest -> digest.update((byte) 1)),
                changes("digest", digest -> digest.digest()),
                uses("digest at once", digest -> digest.digest(new byte[2])));
        all(
                cases,
                "Mac",
                WholeObjects::newMac,
                changes("update", mac -> mac.update((byte) 1)),
                uses("doFinal at once", mac -> mac.doFinal(new byte[2])));
        all(
                cases,
                "Cipher",
                WholeObjects::newCipher,
                changes("update", cipher -> cipher.update(new byte[16])),
                uses("doFinal at once", cipher -> cipher.doFinal(new byte[16])),
                reads("getIV", Cipher::getIV));
        all(
                cases,
                "Signature",
                WholeObjects::newSignature,
                changes("update", signature -> signature.update((byte) 1)),
                changes("sign", signature -> signature.sign()));
        all(
                cases,
                "CRC32",
                CRC32::new,
                changes("update", sum -> sum.update(1)),
                changes("reset", CRC32::reset),
                reads("getValue", CRC32::getValue));
        all(
                cases,
                "Checksum",
                () -> (Checksum) new Adler32(),
                changes("update", sum -> sum.update(1)),
                reads("getValue", Checksum::getValue));
        all(
                cases,
                "Deflater",
                Deflater::new,
                changes("setInput", deflater -> deflater.setInput(new byte[8])),
                changes("deflate", deflater -> deflater.deflate(new byte[8])),
                reads("needsInput", Deflater::needsInput));
        all(
                cases,
                "Inflater",
                Inflater::new,
                changes("reset", Inflater::reset),
                reads("needsInput", Inflater::needsInput));
        all(
                cases,
                "CharsetEncoder",
                StandardCharsets.UTF_8::newEncoder,
                uses("encode at once", encoder -> encoder.encode(CharBuffer.wrap("a"))),
                uses("canEncode", encoder -> encoder.canEncode('a')),
                changes("reset", CharsetEncoder::reset));
        all(
                cases,
                "CharsetDecoder",
                StandardCharsets.UTF_8::newDecoder,
                uses("decode at once", decoder -> decoder.decode(ByteBuffer.wrap(new byte[] {65}))),
                changes("reset", CharsetDecoder::reset));
    }

    private static Mac newMac() throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(new byte[16], "HmacSHA256"));
        return mac;
    }

    private static Cipher newCipher() throws Exception {
        Cipher cipher = Cipher.getInstance("AES/CBC/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[16], "AES"));
        return cipher;
    }

    private static Signature newSignature() throws Exception {
        Signature signature = Signature.getInstance("SHA256withECDSA");
        signature.initSign(KeyPairGenerator.getInstance("EC").generateKeyPair().getPrivate());
        return signature;
    }

    private static void streams(List<Case> cases) {
        Operation<InputStream> readByte = changes("read", stream -> stream.read());
        Operation<InputStream> available = reads("available", stream -> stream.available());
        all(cases, "ByteArrayInputStream", () -> new ByteArrayInputStream(new byte[8]), readByte, available);
        all(
                cases,
                "BufferedInputStream",
                () -> new BufferedInputStream(new ByteArrayInputStream(new byte[8])),
                readByte,
                available);
        Operation<Reader> read = changes("read", reader -> reader.read());
        Operation<Reader> ready = reads("ready", reader -> reader.ready());
        all(cases, "StringReader", () -> new StringReader("some text"), read, ready);
        all(cases, "CharArrayReader", () -> new CharArrayReader(new char[8]), read, ready);
        all(
                cases,
                "BufferedReader",
                () -> new BufferedReader(new StringReader("1\n2\n3\n4\n")),
                read,
                ready,
                changes("readLine", BufferedReader::readLine));
    }

    private static void output(List<Case> cases) {
        Operation<OutputStream> writeByte = changes("write", stream -> stream.write(1));
        all(
                cases,
                "ByteArrayOutputStream",
                ByteArrayOutputStream::new,
                writeByte,
                reads("size", ByteArrayOutputStream::size),
                reads("toByteArray", ByteArrayOutputStream::toByteArray));
        Operation<Writer> write = changes("write", writer -> writer.write("a"));
        all(
                cases,
                "StringWriter",
                StringWriter::new,
                write,
                changes("getBuffer", writer -> writer.getBuffer().append("b")),
                reads("toString", StringWriter::toString));
        all(cases, "CharArrayWriter", CharArrayWriter::new, write, reads("toCharArray", CharArrayWriter::toCharArray));
        all(
                cases,
                "PrintStream",
                () -> new PrintStream(OutputStream.nullOutputStream()),
                uses("println", stream -> stream.println("a")),
                uses("write", stream -> stream.write(1)),
                reads("checkError", PrintStream::checkError),
                changes("close", PrintStream::close));
        all(
                cases,
                "PrintWriter",
                () -> new PrintWriter(OutputStream.nullOutputStream()),
                uses("print", writer -> writer.print("a")),
                changes("close", PrintWriter::close));
        all(
                cases,
                "BufferedWriter",
                () -> new BufferedWriter(Writer.nullWriter()),
                uses("newLine", writer -> writer.newLine()),
                uses("write", writer -> writer.write("a")));
        all(
                cases,
                "BufferedOutputStream",
                () -> new BufferedOutputStream(OutputStream.nullOutputStream()),
                uses("write", stream -> stream.write(1)),
                changes("close", stream -> stream.close()));
    }
}
