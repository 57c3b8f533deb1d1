package dev.atomicity.agent.models;

/** The static methods that access variables of which the JVM has one. {@link ModelTable} explains the format. */
final class GlobalTable {
    private GlobalTable() {}

    /** Each system property is a variable of its own, the same one as in the map that {@code getProperties} gives. */
    static final String TEXT = """
            java.lang.System
              static getProperties        nothing
              static getProperty          reads property 0 of global properties
              static setProperty          updates key 0 of global properties
              static clearProperty        updates key 0 if some of global properties
              static setProperties        moves all to 0 of global properties
              static setErr               writes all of global err
              static setIn                writes all of global in
              static setOut               writes all of global out

            java.lang.Boolean
              static getBoolean           reads property 0 of global properties
            java.lang.Integer
              static getInteger           reads property 0 of global properties
            java.lang.Long
              static getLong              reads property 0 of global properties

            java.util.Locale
              static getDefault           reads all of global locale
              static setDefault           writes all of global locale

            java.util.TimeZone
              static getDefault           reads all of global timeZone
              static setDefault           writes all of global timeZone
              setID                       writes all
              setRawOffset                writes all
              clone                       reads all
              getDSTSavings               reads all
              getDisplayName              reads all
              getID                       reads all
              getOffset                   reads all
              getRawOffset                reads all
              hasSameRules                reads all with 0
              inDaylightTime              reads all
              observesDaylightTime        reads all
              toZoneId                    reads all
              useDaylightTime             reads all

            java.lang.Thread
              static getDefaultUncaughtExceptionHandler  reads all of global exceptionHandler
              static setDefaultUncaughtExceptionHandler  writes all of global exceptionHandler
            """;
}
