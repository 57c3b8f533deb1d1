package dev.atomicity.agent.models;

/** What the methods of formats, collators and break iterators do, as {@link ObjectTable} does for other objects. */
final class FormatTable {
    private FormatTable() {}

    /** Lines that hold for all formats are listed under their common type: a name means the same in each of them. */
    static final String TEXT = """
            java.text.Format
              format                      uses alone
              formatToCharacterIterator   uses alone
              parse                       uses alone
              parseObject                 uses alone
              applyLocalizedPattern       writes all
              applyPattern                writes all
              set2DigitYearStart          writes all
              setCalendar                 writes all
              setChoices                  writes all
              setCurrency                 writes all
              setDateFormatSymbols        writes all
              setDecimalFormatSymbols     writes all
              setDecimalSeparatorAlwaysShown  writes all
              setFormat                   writes all
              setFormatByArgumentIndex    writes all
              setFormats                  writes all
              setFormatsByArgumentIndex   writes all
              setGroupingSize             writes all
              setGroupingUsed             writes all
              setLenient                  writes all
              setLocale                   writes all
              setMaximumFractionDigits    writes all
              setMaximumIntegerDigits     writes all
              setMinimumFractionDigits    writes all
              setMinimumIntegerDigits     writes all
              setMultiplier               writes all
              setNegativePrefix           writes all
              setNegativeSuffix           writes all
              setNumberFormat             writes all
              setParseBigDecimal          writes all
              setParseIntegerOnly         writes all
              setPositivePrefix           writes all
              setPositiveSuffix           writes all
              setRoundingMode             writes all
              setStrict                   writes all
              setTimeZone                 writes all
              clone                       reads all
              equals                      reads all with 0
              get2DigitYearStart          reads all
              getCalendar                 reads all
              getCurrency                 reads all
              getDateFormatSymbols        reads all
              getDecimalFormatSymbols     reads all
              getFormats                  reads all
              getFormatsByArgumentIndex   reads all
              getGroupingSize             reads all
              getLimits                   reads all
              getLocale                   reads all
              getMaximumFractionDigits    reads all
              getMaximumIntegerDigits     reads all
              getMinimumFractionDigits    reads all
              getMinimumIntegerDigits     reads all
              getMultiplier               reads all
              getNegativePrefix           reads all
              getNegativeSuffix           reads all
              getNumberFormat             reads all
              getPositivePrefix           reads all
              getPositiveSuffix           reads all
              getRoundingMode             reads all
              getTimeZone                 reads all
              hashCode                    reads all
              isDecimalSeparatorAlwaysShown  reads all
              isGroupingUsed              reads all
              isLenient                   reads all
              isParseBigDecimal           reads all
              isParseIntegerOnly          reads all
              isStrict                    reads all
              toLocalizedPattern          reads all
              toPattern                   reads all
              toString                    reads all
            java.text.DateFormat
            java.text.SimpleDateFormat
            java.text.NumberFormat
            java.text.DecimalFormat
            java.text.CompactNumberFormat
            java.text.MessageFormat
            java.text.ChoiceFormat

            java.text.Collator
              setDecomposition            writes all
              setStrength                 writes all
              clone                       reads all
              compare                     reads all
              equals                      reads all
              getCollationElementIterator reads all
              getCollationKey             reads all
              getDecomposition            reads all
              getRules                    reads all
              getStrength                 reads all
              hashCode                    reads all
            java.text.RuleBasedCollator

            java.text.BreakIterator
              first                       writes all
              following                   writes all
              isBoundary                  writes all
              last                        writes all
              next                        updates all
              preceding                   writes all
              previous                    updates all
              setText                     writes all
              clone                       reads all
              current                     reads all
              getText                     reads all
            """;
}
