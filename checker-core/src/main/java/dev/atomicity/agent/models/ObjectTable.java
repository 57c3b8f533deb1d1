package dev.atomicity.agent.models;

/**
 * What the methods of the JDK's other objects with a state do: each object is one variable. {@link ModelTable} explains the format. These
 * lines come before those of iterators and enumerations, which some of the classes are.
 *
 * <p>Many of these methods use the state of the object only during the call: a format uses its calendar, and nobody reads what is left
 * there. Two calls one after the other are independent, so they do not conflict. Calls at the same time do, unless the class is
 * thread-safe. {@code uses alone} means this.
 */
final class ObjectTable {
    private ObjectTable() {}

    static final String TEXT = """
            java.util.regex.Matcher
              find                        updates all
              matches                     updates all
              lookingAt                   updates all
              replaceAll                  updates all
              replaceFirst                updates all
              appendReplacement           moves all to 0
              appendTail                  reads all
              reset                       writes all
              region                      writes all
              usePattern                  writes all
              useAnchoringBounds          writes all
              useTransparentBounds        writes all
              end                         reads all
              group                       reads all
              start                       reads all
              groupCount                  reads all
              hasAnchoringBounds          reads all
              hasMatch                    reads all
              hasTransparentBounds        reads all
              hitEnd                      reads all
              namedGroups                 reads all
              pattern                     reads all
              regionEnd                   reads all
              regionStart                 reads all
              requireEnd                  reads all
              toMatchResult               reads all
              toString                    reads all

            java.util.Calendar
              add                         updates all
              clear                       writes all
              roll                        updates all
              set                         writes all
              setFirstDayOfWeek           writes all
              setGregorianChange          writes all
              setLenient                  writes all
              setMinimalDaysInFirstWeek   writes all
              setTime                     writes all
              setTimeInMillis             writes all
              setTimeZone                 writes all
              setWeekDate                 writes all
              after                       reads all with 0
              before                      reads all with 0
              compareTo                   reads all with 0
              equals                      reads all with 0
              clone                       reads all
              get                         reads all
              getActualMaximum            reads all
              getActualMinimum            reads all
              getDisplayName              reads all
              getDisplayNames             reads all
              getFirstDayOfWeek           reads all
              getGregorianChange          reads all
              getMinimalDaysInFirstWeek   reads all
              getTime                     reads all
              getTimeInMillis             reads all
              getTimeZone                 reads all
              getWeekYear                 reads all
              getWeeksInWeekYear          reads all
              hashCode                    reads all
              isLenient                   reads all
              isSet                       reads all
              toInstant                   reads all
              toString                    reads all
              toZonedDateTime             reads all
            java.util.GregorianCalendar

            java.util.Date
              setDate                     updates all
              setHours                    updates all
              setMinutes                  updates all
              setMonth                    updates all
              setSeconds                  updates all
              setTime                     writes all
              setYear                     updates all
              after                       reads all with 0
              before                      reads all with 0
              compareTo                   reads all with 0
              equals                      reads all with 0
              clone                       reads all
              getDate                     reads all
              getDay                      reads all
              getHours                    reads all
              getMinutes                  reads all
              getMonth                    reads all
              getSeconds                  reads all
              getTime                     reads all
              getTimezoneOffset           reads all
              getYear                     reads all
              hashCode                    reads all
              toGMTString                 reads all
              toInstant                   reads all
              toLocaleString              reads all
              toString                    reads all

            java.util.Scanner
              close                       writes all
              findInLine                  updates all
              findWithinHorizon           updates all
              forEachRemaining            updates all
              next                        updates all
              nextBigDecimal              updates all
              nextBigInteger              updates all
              nextBoolean                 updates all
              nextByte                    updates all
              nextDouble                  updates all
              nextFloat                   updates all
              nextInt                     updates all
              nextLine                    updates all
              nextLong                    updates all
              nextShort                   updates all
              reset                       writes all
              skip                        updates all
              useDelimiter                writes all
              useLocale                   writes all
              useRadix                    writes all
              delimiter                   reads all
              hasNext                     reads all
              hasNextBigDecimal           reads all
              hasNextBigInteger           reads all
              hasNextBoolean              reads all
              hasNextByte                 reads all
              hasNextDouble               reads all
              hasNextFloat                reads all
              hasNextInt                  reads all
              hasNextLine                 reads all
              hasNextLong                 reads all
              hasNextShort                reads all
              ioException                 reads all
              locale                      reads all
              match                       reads all
              radix                       reads all
              remove                      nothing
              toString                    reads all

            java.util.StringTokenizer
              asIterator                  views all
              countTokens                 reads all
              hasMoreElements             reads all
              hasMoreTokens               reads all
              nextElement                 updates all
              nextToken                   updates all

            java.security.SecureRandom
              setSeed                     nothing

            java.util.Random
              setSeed                     writes all
              nextBoolean                 uses all
              nextBytes                   uses all
              nextDouble                  uses all
              nextExponential             uses all
              nextFloat                   uses all
              nextGaussian                uses all
              nextInt                     uses all
              nextLong                    uses all
            """;
}
