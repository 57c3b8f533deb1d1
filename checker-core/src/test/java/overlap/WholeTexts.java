package overlap;

import static overlap.Whole.whole;

import java.text.BreakIterator;
import java.text.ChoiceFormat;
import java.text.CompactNumberFormat;
import java.text.DateFormatSymbols;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.FieldPosition;
import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.text.RuleBasedCollator;
import java.text.SimpleDateFormat;
import java.text.StringCharacterIterator;
import java.util.Calendar;
import java.util.Currency;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Scanner;
import java.util.SimpleTimeZone;
import java.util.StringTokenizer;
import java.util.TimeZone;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Objects that take texts apart or put them together. Watched. */
@SuppressWarnings({"JdkObsolete", "JavaUtilDate"})
final class WholeTexts {
    private static final long DAY = 86_400_000;

    private static final TimeZone UTC = TimeZone.getTimeZone("UTC");

    private WholeTexts() {}

    static List<Whole<?>> all() {
        return List.of(
                matcher(),
                matcher().made("Matcher with a match", () -> {
                    Matcher matcher = Pattern.compile("o|n").matcher("old new");
                    matcher.find();
                    return matcher;
                }),
                calendar(),
                date(),
                scanner(),
                scanner().made("Scanner of octal numbers", () -> new Scanner("1 2 true old\n3").useRadix(8)),
                whole(
                        "StringTokenizer",
                        StringTokenizer.class,
                        () -> new StringTokenizer("old text"),
                        StringTokenizer::countTokens,
                        StringTokenizer::nextToken,
                        tokens -> {
                            tokens.nextToken();
                            tokens.nextToken();
                        }),
                whole(
                                "Random",
                                Random.class,
                                () -> new Random(1),
                                Random::nextLong,
                                random -> random.setSeed(200_000_000_000L))
                        .given(() -> new byte[4]),
                timeZone(),
                dateFormat(),
                decimalFormat(),
                compactFormat(),
                messageFormat(),
                choiceFormat(),
                collator(),
                breakIterator());
    }

    private static Whole<Matcher> matcher() {
        return whole(
                        "Matcher",
                        Matcher.class,
                        () -> Pattern.compile("o|n").matcher("old new"),
                        matcher -> matcher + " " + matcher.hasAnchoringBounds() + matcher.hasTransparentBounds()
                                + matcher.hitEnd(),
                        Matcher::find,
                        matcher -> matcher.usePattern(Pattern.compile("(n)(e)")),
                        matcher -> matcher.region(1, 5),
                        matcher -> matcher.useTransparentBounds(true),
                        matcher -> matcher.useAnchoringBounds(false),
                        matcher ->
                                matcher.usePattern(Pattern.compile("old new$")).lookingAt(),
                        matcher -> matcher.reset("new"))
                .given(() -> Pattern.compile("ol(d)"), () -> "new", StringBuffer::new, StringBuilder::new);
    }

    private static Whole<GregorianCalendar> calendar() {
        return whole(
                        "GregorianCalendar",
                        GregorianCalendar.class,
                        WholeTexts::newCalendar,
                        calendar -> calendar + " " + calendar.getGregorianChange(),
                        calendar -> calendar.setTimeInMillis(12_345_678_901_234L),
                        calendar -> calendar.setFirstDayOfWeek(5),
                        calendar -> calendar.setMinimalDaysInFirstWeek(6),
                        calendar -> calendar.setLenient(false),
                        calendar -> calendar.setTimeZone(TimeZone.getTimeZone("GMT+3")),
                        calendar -> calendar.setGregorianChange(new Date(0)),
                        Calendar::clear,
                        calendar -> calendar.set(Calendar.YEAR, 1999))
                .given(
                        () -> new GregorianCalendar(2021, 1, 1),
                        () -> new Date(1_000_000_000_000L),
                        () -> TimeZone.getTimeZone("GMT+3"),
                        () -> Locale.ROOT,
                        () -> 5,
                        () -> 2,
                        () -> 1);
    }

    private static GregorianCalendar newCalendar() {
        GregorianCalendar calendar = new GregorianCalendar(UTC, Locale.ROOT);
        calendar.setTimeInMillis(1_600_000_000_000L);
        return calendar;
    }

    private static Whole<Date> date() {
        return whole(
                        "Date",
                        Date.class,
                        () -> new Date(1_600_000_000_000L),
                        Date::getTime,
                        date -> date.setTime(12_345_678_901_234L),
                        date -> date.setYear(71))
                .given(() -> new Date(2_000_000_000_000L), () -> 1_000_000_000_000L, () -> 3);
    }

    private static Whole<Scanner> scanner() {
        return whole(
                        "Scanner",
                        Scanner.class,
                        () -> new Scanner("1 2 true old\n3"),
                        scanner -> scanner + " " + scanner.radix() + scanner.locale(),
                        Scanner::next,
                        scanner -> {
                            scanner.next();
                            scanner.next();
                        },
                        scanner -> {
                            scanner.nextLine();
                            scanner.nextLine();
                        },
                        scanner -> scanner.useDelimiter("e"),
                        scanner -> scanner.useRadix(8),
                        scanner -> scanner.useLocale(Locale.GERMANY),
                        Scanner::close)
                .given(() -> Pattern.compile("."), () -> ".", () -> Locale.GERMANY, () -> 8);
    }

    private static Whole<SimpleTimeZone> timeZone() {
        return whole(
                        "SimpleTimeZone",
                        SimpleTimeZone.class,
                        () -> new SimpleTimeZone(0, "old"),
                        zone -> zone.getID() + zone.getRawOffset() + zone.useDaylightTime(),
                        zone -> zone.setRawOffset(3_600_000),
                        zone -> zone.setID("GMT+3"))
                .given(() -> new SimpleTimeZone(3, "other"), () -> new Date(0), () -> "new", () -> 0L, () -> 1);
    }

    // ---------------------------------------------------------------- formats

    private static Whole<SimpleDateFormat> dateFormat() {
        return whole(
                        "SimpleDateFormat",
                        SimpleDateFormat.class,
                        () -> {
                            SimpleDateFormat format = new SimpleDateFormat("MMMM yy-MM-dd HH", Locale.ROOT);
                            format.setTimeZone(UTC);
                            // By default it depends on the time of day, so that it looks like a change when a second is
                            // over.
                            format.set2DigitYearStart(new Date(DAY));
                            return format;
                        },
                        format -> format.toPattern()
                                + format.toLocalizedPattern()
                                + format.isLenient()
                                + format.getTimeZone().getID()
                                + format.get2DigitYearStart()
                                + format.getDateFormatSymbols().hashCode()
                                + Fingerprint.of(format.getNumberFormat())
                                + format.getCalendar().getFirstDayOfWeek(),
                        format -> format.applyPattern("yyyy dd"),
                        format -> format.setTimeZone(TimeZone.getTimeZone("GMT+3")),
                        format -> format.setLenient(false),
                        format -> format.set2DigitYearStart(new Date(0)),
                        format -> format.setCalendar(weekFromWednesday()),
                        format -> format.setDateFormatSymbols(new DateFormatSymbols(Locale.GERMANY)),
                        format -> format.setNumberFormat(NumberFormat.getPercentInstance(Locale.ROOT)))
                .given(
                        () -> new Date(0),
                        () -> "2020 03",
                        () -> "yy",
                        () -> new StringBuffer("new"),
                        () -> new FieldPosition(0),
                        () -> new ParsePosition(0),
                        WholeTexts::weekFromWednesday,
                        () -> TimeZone.getTimeZone("GMT+3"),
                        () -> new DateFormatSymbols(Locale.GERMANY),
                        () -> NumberFormat.getPercentInstance(Locale.ROOT));
    }

    private static Calendar weekFromWednesday() {
        Calendar calendar = newCalendar();
        calendar.setFirstDayOfWeek(Calendar.WEDNESDAY);
        return calendar;
    }

    private static Whole<DecimalFormat> decimalFormat() {
        return whole(
                        "DecimalFormat",
                        DecimalFormat.class,
                        () -> new DecimalFormat("#,##0.00", DecimalFormatSymbols.getInstance(Locale.ROOT)),
                        format -> format.toPattern()
                                + format.getMaximumFractionDigits()
                                + format.getMaximumIntegerDigits()
                                + format.getMinimumFractionDigits()
                                + format.getMinimumIntegerDigits()
                                + format.getMultiplier()
                                + format.getGroupingSize()
                                + format.getNegativePrefix()
                                + format.getNegativeSuffix()
                                + format.getPositivePrefix()
                                + format.getPositiveSuffix()
                                + format.getRoundingMode()
                                + format.getCurrency()
                                + format.isDecimalSeparatorAlwaysShown()
                                + format.isGroupingUsed()
                                + format.isParseBigDecimal()
                                + format.isParseIntegerOnly()
                                + format.getDecimalFormatSymbols().getMinusSign(),
                        format -> format.applyPattern("0.000;(0.000)"),
                        format -> format.setCurrency(Currency.getInstance("JPY")),
                        format -> format.setMultiplier(7),
                        format -> format.setGroupingSize(2),
                        format -> format.setGroupingUsed(false),
                        format -> format.setMaximumIntegerDigits(1),
                        format -> format.setMinimumIntegerDigits(7),
                        format -> format.setNegativePrefix("n"),
                        format -> format.setNegativeSuffix("n"),
                        format -> format.setPositivePrefix("p"),
                        format -> format.setPositiveSuffix("p"),
                        format -> format.setRoundingMode(java.math.RoundingMode.UP),
                        format -> format.setParseBigDecimal(true),
                        format -> format.setParseIntegerOnly(true),
                        format -> format.setDecimalSeparatorAlwaysShown(true),
                        format -> format.setMaximumFractionDigits(1),
                        format -> format.setMinimumFractionDigits(7),
                        format -> format.setDecimalFormatSymbols(otherSymbols()))
                .given(
                        () -> 12_345.678,
                        () -> "1.5",
                        () -> "0.000",
                        () -> new StringBuffer("new"),
                        () -> new FieldPosition(0),
                        () -> new ParsePosition(0),
                        () -> Currency.getInstance("JPY"),
                        WholeTexts::otherSymbols,
                        () -> java.math.RoundingMode.UP,
                        () -> 12_345L,
                        () -> 7);
    }

    private static DecimalFormatSymbols otherSymbols() {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
        symbols.setMinusSign('n');
        symbols.setDecimalSeparator('_');
        return symbols;
    }

    private static Whole<CompactNumberFormat> compactFormat() {
        return whole(
                        "CompactNumberFormat",
                        CompactNumberFormat.class,
                        () -> (CompactNumberFormat)
                                NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT),
                        format -> format.getMaximumFractionDigits() + " " + format.getGroupingSize()
                                + format.isParseBigDecimal() + format.getRoundingMode() + format.isGroupingUsed(),
                        format -> format.setMaximumFractionDigits(3),
                        format -> format.setGroupingSize(2),
                        format -> format.setParseBigDecimal(true))
                .given(() -> 12_345.678, () -> "1K", () -> java.math.RoundingMode.UP);
    }

    private static Whole<MessageFormat> messageFormat() {
        return whole(
                        "MessageFormat",
                        MessageFormat.class,
                        () -> new MessageFormat("{0} old", Locale.ROOT),
                        format -> format.toPattern()
                                + format.getLocale()
                                + format.getFormats().length
                                + format.getFormats()[0],
                        format -> format.applyPattern("new {0}"),
                        format -> format.setLocale(Locale.GERMANY),
                        format -> format.setFormat(0, new ChoiceFormat("0#none|1#one")))
                .given(
                        () -> new Object[] {1},
                        () -> "1 old",
                        () -> new ParsePosition(0),
                        () -> new StringBuffer("new"),
                        () -> new FieldPosition(0),
                        () -> Locale.GERMANY,
                        () -> new ChoiceFormat("0#none|1#one"),
                        () -> new Format[] {new ChoiceFormat("0#none|1#one")});
    }

    private static Whole<ChoiceFormat> choiceFormat() {
        return whole(
                        "ChoiceFormat",
                        ChoiceFormat.class,
                        () -> new ChoiceFormat("0#old|1#one"),
                        ChoiceFormat::toPattern,
                        format -> format.applyPattern("0#new|2#two"))
                .given(
                        () -> 1.0,
                        () -> "0#new|2#two",
                        () -> new double[] {0, 2},
                        () -> new String[] {"new", "two"},
                        () -> new StringBuffer("new"),
                        () -> new FieldPosition(0),
                        () -> new ParsePosition(0));
    }

    private static Whole<RuleBasedCollator> collator() {
        return whole(
                        "RuleBasedCollator",
                        RuleBasedCollator.class,
                        () -> (RuleBasedCollator) RuleBasedCollator.getInstance(Locale.ROOT),
                        collator -> collator.getStrength() + " " + collator.getDecomposition(),
                        collator -> collator.setStrength(RuleBasedCollator.PRIMARY),
                        collator -> collator.setDecomposition(RuleBasedCollator.FULL_DECOMPOSITION))
                .given(() -> "o", () -> "O", () -> new StringCharacterIterator("o"));
    }

    private static Whole<BreakIterator> breakIterator() {
        return whole(
                        "BreakIterator",
                        BreakIterator.class,
                        () -> {
                            BreakIterator words = BreakIterator.getWordInstance(Locale.ROOT);
                            words.setText("old text");
                            words.next();
                            return words;
                        },
                        words -> words.current() + " " + words.getText().getEndIndex(),
                        BreakIterator::next,
                        words -> words.setText("a new and longer text"))
                .given(() -> "new text", () -> new StringCharacterIterator("new"), () -> 4);
    }
}
