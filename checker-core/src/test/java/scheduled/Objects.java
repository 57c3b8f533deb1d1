package scheduled;

import static dev.atomicity.scheduled.Operation.reads;
import static dev.atomicity.scheduled.Operation.uses;
import static dev.atomicity.scheduled.Operation.writes;
import static dev.atomicity.scheduled.Seen.keep;

import dev.atomicity.scheduled.Kind;
import dev.atomicity.scheduled.Operation;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.BreakIterator;
import java.text.Collator;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Scanner;
import java.util.StringTokenizer;
import java.util.TimeZone;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Objects with a state: one variable each. Calls that need an object only for themselves are with those that read it, and not
 * with those that change it: in one transaction they are changes, too.
 */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue", "JavaUtilDate", "JdkObsolete"
}) // the calls are what matters
final class Objects {
    private static final long A = 1;

    private Objects() {}

    static List<Kind<?>> kinds() {
        return List.of(
                new Kind<>("Matcher", 1, () -> Pattern.compile("a").matcher("aaa"), MATCHER),
                new Kind<>("Scanner", 1, () -> new Scanner("1 ".repeat(1000)), SCANNER),
                new Kind<>("StringTokenizer", 1, () -> new StringTokenizer("1 ".repeat(1000)), TOKENIZER),
                new Kind<>("Calendar", 1, () -> new GregorianCalendar(Locale.ROOT), CALENDAR),
                new Kind<>("Date", 1, () -> new Date(0), DATE),
                new Kind<>("SimpleDateFormat, used", 1, () -> new SimpleDateFormat("yyyy", Locale.ROOT), FORMAT_USED),
                new Kind<>("SimpleDateFormat, set", 1, () -> new SimpleDateFormat("yyyy", Locale.ROOT), FORMAT_SET),
                new Kind<>("Random", 1, () -> new Random(1), RANDOM),
                new Kind<>("Collator", 1, () -> Collator.getInstance(Locale.ROOT), COLLATOR),
                new Kind<>("BreakIterator", 1, Objects::words, WORDS),
                new Kind<>("MessageDigest", 1, Objects::digest, DIGEST),
                new Kind<>("CRC32", 1, CRC32::new, CHECKSUM),
                new Kind<>("Deflater", 1, Deflater::new, DEFLATER),
                new Kind<>("Inflater", 1, Inflater::new, INFLATER));
    }

    private static final List<Operation<Matcher>> MATCHER = List.of(
            writes("find", A, matcher -> matcher.find()),
            writes("matches", A, matcher -> matcher.matches()),
            writes("lookingAt", A, matcher -> matcher.lookingAt()),
            writes("replaceAll", A, matcher -> matcher.replaceAll("b")),
            writes("replaceFirst", A, matcher -> matcher.replaceFirst("b")),
            writes("reset", A, matcher -> matcher.reset()),
            writes("reset to a text", A, matcher -> matcher.reset("aa")),
            writes("region", A, matcher -> matcher.region(0, 1)),
            writes("usePattern", A, matcher -> matcher.usePattern(Pattern.compile("b"))),
            writes("useAnchoringBounds", A, matcher -> matcher.useAnchoringBounds(true)),
            writes("useTransparentBounds", A, matcher -> matcher.useTransparentBounds(true)),
            reads("groupCount", A, matcher -> keep(matcher.groupCount())),
            reads("hitEnd", A, matcher -> keep(matcher.hitEnd())),
            reads("requireEnd", A, matcher -> keep(matcher.requireEnd())),
            reads("pattern", A, matcher -> keep(matcher.pattern())),
            reads("regionStart", A, matcher -> keep(matcher.regionStart())),
            reads("regionEnd", A, matcher -> keep(matcher.regionEnd())),
            reads("hasAnchoringBounds", A, matcher -> keep(matcher.hasAnchoringBounds())),
            reads("hasTransparentBounds", A, matcher -> keep(matcher.hasTransparentBounds())),
            reads("toMatchResult", A, matcher -> keep(matcher.toMatchResult())),
            reads("toString", A, matcher -> keep(matcher.toString())),
            reads("appendTail", A, matcher -> keep(matcher.appendTail(new StringBuilder()))));

    private static final List<Operation<Scanner>> SCANNER = List.of(
            writes("next", A, scanner -> scanner.next()),
            writes("nextInt", A, scanner -> scanner.nextInt()),
            writes("nextLong", A, scanner -> scanner.nextLong()),
            writes("findInLine", A, scanner -> scanner.findInLine("1")),
            writes("useRadix", A, scanner -> scanner.useRadix(10)),
            writes("useLocale", A, scanner -> scanner.useLocale(Locale.ROOT)),
            reads("hasNext", A, scanner -> keep(scanner.hasNext())),
            reads("hasNextInt", A, scanner -> keep(scanner.hasNextInt())),
            reads("hasNextLine", A, scanner -> keep(scanner.hasNextLine())),
            reads("radix", A, scanner -> keep(scanner.radix())),
            reads("locale", A, scanner -> keep(scanner.locale())),
            reads("delimiter", A, scanner -> keep(scanner.delimiter())));

    private static final List<Operation<StringTokenizer>> TOKENIZER = List.of(
            writes("nextToken", A, tokens -> tokens.nextToken()),
            writes("nextElement", A, tokens -> tokens.nextElement()),
            reads("hasMoreTokens", A, tokens -> keep(tokens.hasMoreTokens())),
            reads("hasMoreElements", A, tokens -> keep(tokens.hasMoreElements())),
            reads("countTokens", A, tokens -> keep(tokens.countTokens())));

    private static final List<Operation<GregorianCalendar>> CALENDAR = List.of(
            writes("set", A, calendar -> calendar.set(Calendar.YEAR, 2000)),
            writes("add", A, calendar -> calendar.add(Calendar.DATE, 1)),
            writes("roll", A, calendar -> calendar.roll(Calendar.DATE, 1)),
            writes("clear", A, calendar -> calendar.clear()),
            writes("setTime", A, calendar -> calendar.setTime(new Date(1))),
            writes("setTimeInMillis", A, calendar -> calendar.setTimeInMillis(1)),
            writes("setTimeZone", A, calendar -> calendar.setTimeZone(TimeZone.getTimeZone("UTC"))),
            writes("setLenient", A, calendar -> calendar.setLenient(true)),
            reads("get", A, calendar -> keep(calendar.get(Calendar.YEAR))),
            reads("getTime", A, calendar -> keep(calendar.getTime())),
            reads("getTimeInMillis", A, calendar -> keep(calendar.getTimeInMillis())),
            reads("getTimeZone", A, calendar -> keep(calendar.getTimeZone())),
            reads("getActualMaximum", A, calendar -> keep(calendar.getActualMaximum(Calendar.DATE))),
            reads("isLenient", A, calendar -> keep(calendar.isLenient())),
            reads("isSet", A, calendar -> keep(calendar.isSet(Calendar.YEAR))),
            reads("before", A, calendar -> keep(calendar.before(new GregorianCalendar(Locale.ROOT)))),
            reads("after", A, calendar -> keep(calendar.after(new GregorianCalendar(Locale.ROOT)))),
            reads("hashCode", A, calendar -> keep(calendar.hashCode())),
            reads("toInstant", A, calendar -> keep(calendar.toInstant())),
            reads("clone", A, calendar -> keep(calendar.clone())));

    private static final List<Operation<Date>> DATE = List.of(
            writes("setTime", A, date -> date.setTime(1)),
            reads("getTime", A, date -> keep(date.getTime())),
            reads("before", A, date -> keep(date.before(new Date(7)))),
            reads("after", A, date -> keep(date.after(new Date(7)))),
            reads("compareTo", A, date -> keep(date.compareTo(new Date(7)))),
            reads("equals", A, date -> keep(date.equals(new Date(7)))),
            reads("hashCode", A, date -> keep(date.hashCode())),
            reads("clone", A, date -> keep(date.clone())),
            reads("toInstant", A, date -> keep(date.toInstant())),
            reads("toString", A, date -> keep(date.toString())));

    private static final List<Operation<SimpleDateFormat>> FORMAT_USED = List.of(
            reads("format", A, format -> keep(format.format(new Date(0)))),
            reads("parse", A, format -> keep(format.parse("2000", new java.text.ParsePosition(0)))),
            reads("parseObject", A, format -> keep(format.parseObject("2000", new java.text.ParsePosition(0)))),
            reads("formatToCharacterIterator", A, format -> keep(format.formatToCharacterIterator(new Date(0)))),
            reads("toPattern", A, format -> keep(format.toPattern())));

    private static final List<Operation<SimpleDateFormat>> FORMAT_SET = List.of(
            writes("applyPattern", A, format -> format.applyPattern("yyyy")),
            writes("setLenient", A, format -> format.setLenient(true)),
            writes("setTimeZone", A, format -> format.setTimeZone(TimeZone.getTimeZone("UTC"))),
            writes("set2DigitYearStart", A, format -> format.set2DigitYearStart(new Date(0))),
            reads("toPattern", A, format -> keep(format.toPattern())),
            reads("toLocalizedPattern", A, format -> keep(format.toLocalizedPattern())),
            reads("isLenient", A, format -> keep(format.isLenient())),
            reads("getTimeZone", A, format -> keep(format.getTimeZone())),
            reads("getCalendar", A, format -> keep(format.getCalendar())),
            reads("hashCode", A, format -> keep(format.hashCode())),
            reads("clone", A, format -> keep(format.clone())));

    private static final List<Operation<Random>> RANDOM = List.of(
            writes("setSeed", A, random -> random.setSeed(1)),
            uses("nextInt", A, random -> keep(random.nextInt())),
            uses("nextLong", A, random -> keep(random.nextLong())),
            uses("nextBoolean", A, random -> keep(random.nextBoolean())),
            uses("nextDouble", A, random -> keep(random.nextDouble())),
            uses("nextFloat", A, random -> keep(random.nextFloat())),
            uses("nextGaussian", A, random -> keep(random.nextGaussian())),
            uses("nextBytes", A, random -> random.nextBytes(new byte[2])));

    private static final List<Operation<Collator>> COLLATOR = List.of(
            reads("compare", A, order -> keep(order.compare("a", "b"))),
            reads("equals", A, order -> keep(order.equals("a", "b"))),
            reads("getCollationKey", A, order -> keep(order.getCollationKey("a"))),
            reads("getStrength", A, order -> keep(order.getStrength())),
            reads("getDecomposition", A, order -> keep(order.getDecomposition())),
            writes("setStrength", A, order -> order.setStrength(Collator.PRIMARY)),
            writes("setDecomposition", A, order -> order.setDecomposition(Collator.NO_DECOMPOSITION)));

    private static BreakIterator words() {
        BreakIterator words = BreakIterator.getWordInstance(Locale.ROOT);
        words.setText("one two three");
        return words;
    }

    private static final List<Operation<BreakIterator>> WORDS = List.of(
            writes("next", A, words -> words.next()),
            writes("previous", A, words -> words.previous()),
            writes("first", A, words -> words.first()),
            writes("last", A, words -> words.last()),
            writes("following", A, words -> words.following(1)),
            writes("preceding", A, words -> words.preceding(3)),
            writes("isBoundary", A, words -> words.isBoundary(2)),
            writes("setText", A, words -> words.setText("one two three")),
            reads("current", A, words -> keep(words.current())));

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final List<Operation<MessageDigest>> DIGEST = List.of(
            writes("update", A, digest -> digest.update((byte) 1)),
            writes("update with many", A, digest -> digest.update(new byte[3])),
            writes("digest", A, digest -> digest.digest()),
            writes("reset", A, digest -> digest.reset()),
            reads("toString", A, digest -> keep(digest.toString())));

    private static final List<Operation<CRC32>> CHECKSUM = List.of(
            writes("update", A, sum -> sum.update(1)),
            writes("reset", A, sum -> sum.reset()),
            reads("getValue", A, sum -> keep(sum.getValue())));

    private static final List<Operation<Deflater>> DEFLATER = List.of(
            writes("setInput", A, deflater -> deflater.setInput(new byte[1])),
            writes("deflate", A, deflater -> deflater.deflate(new byte[1])),
            writes("reset", A, deflater -> deflater.reset()),
            writes("setLevel", A, deflater -> deflater.setLevel(1)),
            reads("needsInput", A, deflater -> keep(deflater.needsInput())),
            reads("finished", A, deflater -> keep(deflater.finished())),
            reads("getBytesRead", A, deflater -> keep(deflater.getBytesRead())),
            reads("getAdler", A, deflater -> keep(deflater.getAdler())));

    private static final List<Operation<Inflater>> INFLATER = List.of(
            writes("setInput", A, inflater -> inflater.setInput(new byte[1])),
            writes("reset", A, inflater -> inflater.reset()),
            reads("needsInput", A, inflater -> keep(inflater.needsInput())),
            reads("needsDictionary", A, inflater -> keep(inflater.needsDictionary())),
            reads("getRemaining", A, inflater -> keep(inflater.getRemaining())));
}
