package dev.atomicity.report.text;

import dev.atomicity.results.Results;
import dev.atomicity.results.UnjudgedResult;
import java.util.ArrayList;
import java.util.List;

/** What could not be judged, in sentences. */
public final class UnjudgedText {
    /** What the checker throws where it has to leave a transaction out. Its name says nothing to users. */
    private static final String LIMIT = "CheckerLimit";

    private UnjudgedText() {}

    /** So many sentences at most; if there is more to say, the last one says how much. */
    public static List<String> sentences(Results results, int most) {
        TestNames names = new TestNames(results);
        List<UnjudgedResult> all = results.unjudged();
        int shown = all.size() <= most ? all.size() : most - 1;
        List<String> sentences = new ArrayList<>();
        all.subList(0, shown).forEach(unjudged -> sentences.add(sentence(unjudged, names)));
        if (shown < all.size()) {
            long rest = all.subList(shown, all.size()).stream()
                    .mapToLong(UnjudgedResult::transactions)
                    .sum();
            sentences.add(Words.count(rest, "more transaction") + " could not be judged: see atomicity.json");
        }
        return sentences;
    }

    /** As in "2 transactions in CacheTest could not be judged: StackOverflowError in com.acme.Cache.get". */
    private static String sentence(UnjudgedResult unjudged, TestNames names) {
        String test = unjudged.test() == null ? "outside of tests" : "in " + names.name(unjudged.test());
        String name = unjudged.cause().substring(unjudged.cause().lastIndexOf('.') + 1);
        String cause = name.equals(LIMIT)
                ? "a thread was started in the middle of them, or a limit of the checker was reached"
                : name;
        String place = unjudged.place() == null ? "" : " in " + Words.visible(unjudged.place());
        String operation = unjudged.operation() == null ? "" : " (" + Words.visible(unjudged.operation()) + ")";
        return Words.count(unjudged.transactions(), "transaction") + " " + test + " could not be judged: "
                + Words.visible(cause) + place + operation;
    }
}
