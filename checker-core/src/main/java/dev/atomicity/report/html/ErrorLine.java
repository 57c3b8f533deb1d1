package dev.atomicity.report.html;

import dev.atomicity.report.text.Words;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What could not be checked.
 *
 * @param file a file beside the page that says more; null if there is none
 */
record ErrorLine(String text, String file) {
    private static final Pattern CRASH_FILE = Pattern.compile("(.*) (hs_err_pid\\d+\\.log)", Pattern.DOTALL);

    static ErrorLine of(String error) {
        Matcher crash = CRASH_FILE.matcher(error);
        return crash.matches()
                ? new ErrorLine(Words.visible(crash.group(1)), crash.group(2))
                : new ErrorLine(Words.visible(error), null);
    }
}
