package dev.atomicity.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** Finds, for a name that is not known, the known ones that it was probably meant to be. */
public final class NearestNames {
    private static final int SHOWN = 3;

    /** One wrong character is allowed for each so many characters of a name. */
    private static final int CHARACTERS_PER_MISTAKE = 3;

    /** How far a class is from one of the same name in another package. */
    private static final int OTHER_PACKAGE = 2;

    private NearestNames() {}

    private record Candidate(String name, int distance) {}

    /** A question to put after a message, with a blank before; empty if no name is near. */
    public static String didYouMean(String wanted, Collection<String> known) {
        return didYouMean(wanted, known, name -> name);
    }

    /**
     * A question to put after a message, with a blank before; empty if no name is near.
     *
     * @param syntax writes a name as the user would
     */
    public static String didYouMean(String wanted, Collection<String> known, UnaryOperator<String> syntax) {
        List<String> nearest = of(wanted, known).stream().map(syntax).toList();
        if (nearest.isEmpty()) {
            return "";
        }
        String all = nearest.size() == 1
                ? nearest.get(0)
                : String.join(", ", nearest.subList(0, nearest.size() - 1)) + " or " + nearest.get(nearest.size() - 1);
        return " Did you mean " + all + "?";
    }

    /** The nearest first; at most three, and none that has hardly anything in common with what is wanted. */
    static List<String> of(String wanted, Collection<String> known) {
        String text = wanted.replace("*", "").replace("?", "");
        List<Candidate> candidates = new ArrayList<>();
        for (String name : new TreeSet<>(known)) {
            int distance = distanceOf(text, name);
            if (distance <= Math.max(1, Math.min(text.length(), name.length()) / CHARACTERS_PER_MISTAKE)) {
                candidates.add(new Candidate(name, distance));
            }
        }
        candidates.sort(Comparator.comparingInt(Candidate::distance));
        int furthest = candidates.isEmpty() ? 0 : 2 * candidates.get(0).distance() + 1;
        return candidates.stream()
                .filter(candidate -> candidate.distance() <= furthest)
                .limit(SHOWN)
                .map(Candidate::name)
                .toList();
    }

    /** Users may forget the package but name the class, or mistype the package but not the class. */
    private static int distanceOf(String text, String name) {
        if (text.indexOf('.') < 0) {
            return distance(text, lastPart(name));
        }
        int whole = distance(text, name);
        return lastPart(text).equals(lastPart(name)) ? Math.min(whole, OTHER_PACKAGE) : whole;
    }

    private static String lastPart(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** How many characters must be put in, taken out, replaced or swapped with the next one; capital letters do not matter. */
    private static int distance(String one, String other) {
        String a = one.toLowerCase(Locale.ROOT);
        String b = other.toLowerCase(Locale.ROOT);
        int[][] distances = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    distances[i][j] = i + j;
                    continue;
                }
                int replaced = distances[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                int shortest = Math.min(replaced, Math.min(distances[i - 1][j], distances[i][j - 1]) + 1);
                boolean isSwapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                distances[i][j] = isSwapped ? Math.min(shortest, distances[i - 2][j - 2] + 1) : shortest;
            }
        }
        return distances[a.length()][b.length()];
    }
}
