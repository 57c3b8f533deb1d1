package dev.atomicity.benchmarks.accuracy;

import dev.atomicity.specification.Regions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A program of the catalogue.
 *
 * @param group of programs of one kind, which the table sums up
 * @param name as in the table and on the command line
 * @param about what the mistake is, in a few words
 * @param region what the finding must be about; null if any finding is the right one
 * @param java the lowest version of the JDK that can run it
 * @param sources of each variant that exists: see {@link #isTest}; what is not a test is production code
 * @param libraries of each variant, such as {@code group:artifact:version}
 * @param includes as the setting
 * @param regions as the setting
 */
record AccuracyProgram(
        String group,
        String name,
        String about,
        Pattern region,
        int java,
        Map<Variant, List<Path>> sources,
        Map<Variant, List<String>> libraries,
        List<String> includes,
        String regions) {
    /** What a program is unless it says otherwise. */
    static final String DEFAULT_REGIONS = Regions.DEFAULT.optionName();

    /** Tests, and what they have in common. */
    static boolean isTest(Path source) {
        return source.toString().endsWith("Test.java")
                || source.getParent().endsWith("support")
                || (source.toString().replace('\\', '/').contains("/src/test/java/") && !Zoo.has(source));
    }

    boolean has(Variant variant) {
        return sources.containsKey(variant);
    }

    boolean isFoundAs(String regionOfFinding) {
        return region == null || region.matcher(regionOfFinding).find();
    }
}
