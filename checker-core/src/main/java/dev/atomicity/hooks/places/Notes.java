package dev.atomicity.hooks.places;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

/** What the user must know about this run: above all, which parts of the program are not checked. */
public final class Notes {
    /** In alphabetical order, each sentence once. */
    private static final Map<String, Boolean> SENTENCES = new ConcurrentSkipListMap<>();

    private Notes() {}

    /** Something of the program is not checked. */
    public static void add(String sentence) {
        SENTENCES.put(sentence, true);
    }

    public static List<String> all() {
        return List.copyOf(SENTENCES.keySet());
    }
}
