package scheduled;

import static dev.atomicity.scheduled.Access.read;
import static dev.atomicity.scheduled.Access.write;
import static dev.atomicity.scheduled.Operation.does;
import static dev.atomicity.scheduled.Operation.inTurns;
import static dev.atomicity.scheduled.Seen.keep;

import dev.atomicity.scheduled.Kind;
import dev.atomicity.scheduled.Operation;
import dev.atomicity.scheduled.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.Vector;

/** Elements that methods of the JDK read and write, one after the other. */
final class ArrayMethods {
    private static final Step READ_A = Step.of(read(1));
    private static final Step WRITE_A = Step.of(write(1));
    private static final Step READ_B = Step.of(read(2));
    private static final Step WRITE_B = Step.of(write(2));

    private ArrayMethods() {}

    static List<Kind<?>> kinds() {
        return List.of(
                new Kind<>("int[2] in methods of the JDK", 2, () -> new int[2], INTS),
                new Kind<>("String[2] of collections", 2, () -> new String[] {"a", "b"}, TEXTS));
    }

    private static final List<String> ONE = List.of("a");
    private static final List<String> TWO = new ArrayList<>(List.of("c", "d"));
    private static final Vector<String> VECTOR = new Vector<>(ONE);

    /** No element is null for long: those that fill one with it set it at once. */
    private static final List<Operation<String[]>> TEXTS = List.of(
            does("reads [0]", texts -> keep(texts[0]), READ_A),
            does("writes [0]", texts -> texts[0] = "e", WRITE_A),
            does("reads [1]", texts -> keep(texts[1]), READ_B),
            does("writes [1]", texts -> texts[1] = "f", WRITE_B),
            does("toArray of two", texts -> TWO.toArray(texts), WRITE_A, WRITE_B),
            does("toArray of one", ArrayMethods::fillWithOne, WRITE_A, WRITE_B),
            does("copyInto of one", texts -> VECTOR.copyInto(texts), WRITE_A),
            does("List.of", texts -> keep(List.of(texts).size()), READ_A, READ_B),
            does("Set.of", texts -> keep(setOf(texts)), READ_A, READ_B),
            does("addAll", texts -> Collections.addAll(new ArrayList<>(), texts), READ_A, READ_B),
            does("join", texts -> keep(String.join(",", texts)), READ_A, READ_B));

    private static void fillWithOne(String[] texts) {
        ONE.toArray(texts);
        texts[1] = "b";
    }

    /** The two may be the same. */
    private static int setOf(String[] texts) {
        try {
            return Set.of(texts).size();
        } catch (IllegalArgumentException e) {
            return 1;
        }
    }

    private static final List<Operation<int[]>> INTS = List.of(
            does("reads [0]", ints -> keep(ints[0]), READ_A),
            does("writes [0]", ints -> ints[0] = 1, WRITE_A),
            does("reads [1]", ints -> keep(ints[1]), READ_B),
            does("writes [1]", ints -> ints[1] = 1, WRITE_B),
            does("fill", ints -> Arrays.fill(ints, 7), WRITE_A, WRITE_B),
            does("fill from 0 to 1", ints -> Arrays.fill(ints, 0, 1, 7), WRITE_A),
            does("setAll", ints -> Arrays.setAll(ints, index -> index), WRITE_A, WRITE_B),
            does("sort", ints -> Arrays.sort(ints), WRITE_A, WRITE_B),
            does("copyOf 1", ints -> keep(Arrays.copyOf(ints, 1).length), READ_A),
            does("copyOfRange 1 to 2", ints -> keep(Arrays.copyOfRange(ints, 1, 2).length), READ_B),
            does("equals", ints -> keep(Arrays.equals(ints, new int[2]) ? 1 : 0), READ_A, READ_B),
            does("compare", ints -> keep(Arrays.compare(ints, new int[2])), READ_A, READ_B),
            does("mismatch", ints -> keep(Arrays.mismatch(ints, new int[2])), READ_A, READ_B),
            does("hashCode", ints -> keep(Arrays.hashCode(ints)), READ_A, READ_B),
            does("toString", ints -> keep(Arrays.toString(ints)), READ_A, READ_B),
            does("binarySearch", ints -> keep(Arrays.binarySearch(ints, 3)), READ_A, READ_B),
            does("stream from 1 to 2", ints -> keep(Arrays.stream(ints, 1, 2).sum()), READ_B),
            does("clone", ints -> keep(ints.clone().length), READ_A, READ_B),
            does("arraycopy [0] to [1]", ints -> System.arraycopy(ints, 0, ints, 1, 1), READ_A, WRITE_B),
            inTurns(
                    "copies, then fills",
                    (ints, pause) -> {
                        int[] copy = Arrays.copyOf(ints, 1);
                        pause.here();
                        System.arraycopy(copy, 0, ints, 0, 1);
                        return true;
                    },
                    READ_A,
                    WRITE_A));
}
