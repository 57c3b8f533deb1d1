package dev.atomicity.report.html;

import dev.atomicity.report.text.ExampleTest;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.CoverageResult;
import dev.atomicity.results.MethodPair;
import dev.atomicity.results.Overlap;
import dev.atomicity.results.Results;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What the tests exercised: a row for each class, and for the class with most pairs a picture of its methods by its methods.
 *
 * @param nothing whether there is nothing to say about threads
 * @param example a test to copy, if so
 * @param picture null if no two methods of one class met
 */
record CoverageView(
        String sentence,
        String places,
        List<ClassRow> classes,
        String moreClasses,
        Grid picture,
        boolean nothing,
        List<String> example) {
    private static final int CLASSES_SHOWN = 200;

    /** More rows and columns than that do not fit on a page. */
    private static final int METHODS_IN_PICTURE = 14;

    private static final int NAMED = 8;
    private static final int NAME_LENGTH = 36;

    /** A class, with the numbers of its methods. */
    record ClassRow(String name, int methods, int shared, int overlapped, String never) {
        /** What the number counts. */
        String methodsCounted() {
            return methods == 1 ? "method" : "methods";
        }
    }

    /** Methods by methods. */
    record Grid(String className, List<Name> columns, List<GridRow> rows, String left) {}

    /** A method, and how it met each of the others. */
    record GridRow(Name method, List<Cell> cells) {}

    /** A method without its class, and as much of that as fits beside the picture. */
    record Name(String full, String label) {
        static Name of(String method) {
            String name = nameIn(method);
            return new Name(name, Words.fit(name, NAME_LENGTH));
        }
    }

    /**
     * How two methods were seen.
     *
     * @param style a class of the style sheet
     */
    record Cell(String style, String sign, String words) {}

    boolean hasClasses() {
        return !classes.isEmpty();
    }

    boolean hasExample() {
        return !example.isEmpty();
    }

    /** Null if nothing was measured. */
    static CoverageView of(Results results) {
        CoverageResult coverage = results.coverage();
        if (coverage == null) {
            return null;
        }
        List<ClassRow> rows = rows(coverage);
        return new CoverageView(
                Words.visible(coverage.sentence()),
                places(coverage),
                rows.stream().limit(CLASSES_SHOWN).toList(),
                rows.size() > CLASSES_SHOWN
                        ? "%d of %d classes are shown. All of them are in atomicity.json."
                                .formatted(CLASSES_SHOWN, rows.size())
                        : null,
                picture(coverage),
                results.exercisesNothing(),
                results.exercisesNothing() ? ExampleTest.lines(coverage) : List.of());
    }

    private static String places(CoverageResult coverage) {
        CoverageResult.PlacePairs places = coverage.places();
        return Words.count(coverage.sharedVariables(), "variable")
                + " shared between threads; pairs of places in the code that conflict: "
                + places.bothOrders() + " seen in both orders, " + places.oneOrder() + " in one, " + places.never()
                + " never at the same time";
    }

    /** Those that share most come first. */
    private static List<ClassRow> rows(CoverageResult coverage) {
        Set<String> shared = coverage.methodsOnSharedData();
        Set<String> never = Set.copyOf(coverage.neverOverlapped());
        Map<String, List<String>> methods = new TreeMap<>();
        coverage.called()
                .forEach(method -> methods.computeIfAbsent(Words.classOf(method), name -> new ArrayList<>())
                        .add(method));
        List<ClassRow> rows = new ArrayList<>();
        methods.forEach((name, all) -> rows.add(new ClassRow(
                name,
                all.size(),
                (int) all.stream().filter(shared::contains).count(),
                (int) all.stream()
                        .filter(method -> shared.contains(method) && !never.contains(method))
                        .count(),
                names(all.stream().filter(never::contains).toList()))));
        rows.sort(Comparator.comparingInt(ClassRow::shared).reversed());
        return rows;
    }

    private static String names(List<String> methods) {
        List<String> named =
                methods.stream().limit(NAMED).map(CoverageView::nameIn).toList();
        return String.join(", ", named) + (methods.size() > NAMED ? ", …" : "");
    }

    /** Without its class. */
    private static String nameIn(String method) {
        return Words.visible(method.substring(method.lastIndexOf('.') + 1));
    }

    private static Grid picture(CoverageResult coverage) {
        Map<String, List<MethodPair>> byClass = new TreeMap<>();
        for (MethodPair pair : coverage.pairs()) {
            if (Words.classOf(pair.one()).equals(Words.classOf(pair.other()))) {
                byClass.computeIfAbsent(Words.classOf(pair.one()), name -> new ArrayList<>())
                        .add(pair);
            }
        }
        return byClass.entrySet().stream()
                .reduce((one, other) -> other.getValue().size() > one.getValue().size() ? other : one)
                .map(densest -> grid(densest.getKey(), densest.getValue()))
                .orElse(null);
    }

    private static Grid grid(String className, List<MethodPair> pairs) {
        Set<String> all = new TreeSet<>();
        Map<List<String>, Overlap> seen = new HashMap<>();
        for (MethodPair pair : pairs) {
            all.add(pair.one());
            all.add(pair.other());
            seen.put(List.of(pair.one(), pair.other()), pair.seen());
            seen.put(List.of(pair.other(), pair.one()), pair.seen());
        }
        List<String> methods = all.stream().limit(METHODS_IN_PICTURE).toList();
        List<GridRow> rows = new ArrayList<>();
        for (String method : methods) {
            rows.add(new GridRow(
                    Name.of(method),
                    methods.stream()
                            .map(other -> cell(seen.get(List.of(method, other))))
                            .toList()));
        }
        return new Grid(
                className,
                methods.stream().map(Name::of).toList(),
                rows,
                all.size() > methods.size()
                        ? Words.count(all.size() - methods.size(), "more method") + " in atomicity.json"
                        : null);
    }

    private static Cell cell(Overlap seen) {
        if (seen == null) {
            return new Cell("apart", "", "nothing in common");
        }
        return switch (seen) {
            case NEVER -> new Cell("never", "–", "never at the same time");
            case ONE_ORDER -> new Cell("one", "→", "at the same time, in one order");
            case BOTH_ORDERS -> new Cell("both", "⇄", "at the same time, in both orders");
            case FINDING -> new Cell("finding", "!", "a finding");
        };
    }
}
