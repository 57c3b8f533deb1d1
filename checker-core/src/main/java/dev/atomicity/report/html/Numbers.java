package dev.atomicity.report.html;

import dev.atomicity.report.text.Totals;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Results;
import dev.atomicity.results.Severity;
import dev.atomicity.results.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The numbers of the first screen. */
final class Numbers {
    /** Numbers that belong together. */
    record Group(String title, List<Tile> tiles) {}

    /** One number and what it counts. */
    record Tile(String number, String text, String style) {}

    private Numbers() {}

    /** None if there is nothing to count but tests in which nothing was found. */
    static List<Group> of(Results results, Totals totals) {
        if (results.findings().isEmpty() && results.staleBaseline().isEmpty() && totals.tests(Outcome.ERROR) == 0) {
            return List.of();
        }
        List<Group> groups = new ArrayList<>();
        List<Tile> states = states(results, totals);
        if (!states.isEmpty()) {
            groups.add(new Group(hasBaseline(results, totals) ? "Against the baseline" : "Findings", states));
        }
        if (!results.findings().isEmpty()) {
            groups.add(new Group("By severity", severities(totals)));
        }
        groups.add(new Group("Tests", tests(results, totals)));
        return groups;
    }

    private static boolean hasBaseline(Results results, Totals totals) {
        return totals.findings(State.KNOWN)
                        + totals.findings(State.EXPIRED)
                        + results.staleBaseline().size()
                > 0;
    }

    private static List<Tile> states(Results results, Totals totals) {
        List<Tile> tiles = new ArrayList<>();
        if (!results.findings().isEmpty()) {
            tiles.add(tile(totals.findings(State.NEW), "new", "bad"));
        }
        tileIfAny(tiles, totals.findings(State.EXPIRED), "expired", "bad");
        tileIfAny(tiles, totals.findings(State.KNOWN), "known", "");
        tileIfAny(tiles, results.staleBaseline().size(), "did not happen in this run", "");
        tileIfAny(tiles, totals.findings(State.SUPPRESSED), "suppressed", "");
        tileIfAny(tiles, totals.findings(State.MINOR), "minor", "");
        return tiles;
    }

    private static List<Tile> severities(Totals totals) {
        List<Tile> tiles = new ArrayList<>();
        for (Severity severity : Severity.values()) {
            String name = severity.name().toLowerCase(Locale.ROOT);
            tiles.add(tile(totals.findings(severity), name, severity == Severity.HIGH ? "bad" : name));
        }
        return tiles;
    }

    private static List<Tile> tests(Results results, Totals totals) {
        List<Tile> tiles = new ArrayList<>();
        tiles.add(tile(results.tests().size(), "in all", ""));
        tileIfAny(tiles, totals.testsWithFindings(), "with findings", "");
        tileIfAny(tiles, totals.tests(Outcome.ERROR), "not checked", "bad");
        return tiles;
    }

    private static Tile tile(long number, String text, String style) {
        return new Tile(String.valueOf(number), text, number == 0 ? "none" : style);
    }

    private static void tileIfAny(List<Tile> tiles, long number, String text, String style) {
        if (number > 0) {
            tiles.add(tile(number, text, style));
        }
    }
}
