package overlap;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** {@code OverlapMain right|early ROUNDS FILE [LINE]}: tries every line of the tables, and writes which it has tried. */
public final class OverlapMain {
    /** How many rounds a call has at least, in each context. */
    private static final int LEAST = 10;

    /** Of a class that is loaded for each round. */
    private static final int MOST_INITIALISERS = 10;

    /** How many calls a line has at most: through so many kinds of objects and types, in so many roles. */
    private static final int MOST_CALLS = 40;

    private static final int MOST_EARLY_CALLS = 6;

    /** As it is at the start: calls that set it are tried, too. */
    private static final PrintStream OUT = System.out;

    private static int made;

    private OverlapMain() {}

    public static void main(String[] args) throws IOException {
        boolean isRight = args[0].equals("right");
        int rounds = Integer.parseInt(args[1]);
        Map<String, List<Operation>> operations = Operations.find(args.length > 3 ? args[3] : "");
        Set<String> tried = new TreeSet<>();
        for (Map.Entry<String, List<Operation>> line : operations.entrySet()) {
            List<Operation> calls = someOf(line.getValue(), isRight ? MOST_CALLS : MOST_EARLY_CALLS);
            for (int i = 0; i < calls.size(); i++) {
                if (isRight) {
                    meet(calls.get(i), contextsFor(calls.get(i), i, calls.size()), rounds / calls.size());
                } else {
                    publishEarly(calls.get(i), line.getKey());
                }
            }
            tried.add(line.getKey());
        }
        Files.write(Path.of(args[2]), tried);
    }

    /** From everywhere in the list. */
    private static List<Operation> someOf(List<Operation> all, int most) {
        List<Operation> some = new ArrayList<>();
        int count = Math.min(all.size(), most);
        for (int i = 0; i < count; i++) {
            some.add(all.get((int) ((long) i * all.size() / count)));
        }
        return some;
    }

    /** All contexts for a line with few calls; otherwise its calls take turns. */
    private static List<Context> contextsFor(Operation operation, int index, int count) {
        List<Context> contexts = new ArrayList<>();
        for (Context context : Context.values()) {
            boolean isTurn = context == Context.METHOD || count <= 4 || (index + context.ordinal()) % 8 == 0;
            boolean isPossible = context != Context.REFERENCE || CallWriter.canBeReferred(operation);
            boolean isCheap = context != Context.INITIALISER || count > 4 || index == 0;
            if (isTurn && isPossible && isCheap) {
                contexts.add(context);
            }
        }
        return contexts;
    }

    private static void meet(Operation operation, List<Context> contexts, int rounds) {
        String nothing = Trial.nothing(operation);
        for (Context context : contexts) {
            int wanted = Math.max(LEAST, rounds / contexts.size());
            int count = context == Context.INITIALISER ? Math.min(wanted, MOST_INITIALISERS) : wanted;
            // What all rounds share is as it was at the beginning of each only if there is one after the other.
            int atOnce = operation.kind().isShared() ? 1 : count;
            Pair pair = OperationMaker.make(operation, context, made++);
            for (int done = 0; done < count; done += atOnce) {
                Round[] some = new Round[atOnce];
                for (int i = 0; i < atOnce; i++) {
                    some[i] = new Round(operation, nothing);
                }
                Throwable failure = operation.publishes()
                        ? Workers.run(some, pair::publish, pair::observeBySnapshot)
                        : Workers.run(some, pair::publishByChange, pair::observe);
                if (failure != null) {
                    throw new IllegalStateException(operation + " in " + context, failure);
                }
            }
        }
    }

    /** The observer comes in the middle of the publisher's region, and no earlier. */
    private static void publishEarly(Operation operation, String line) {
        Pair pair = OperationMaker.make(operation, Context.METHOD, made);
        OUT.println("Op" + made++ + " " + line);
        Round[] one = {new Round(operation, Trial.nothing(operation))};
        Throwable failure = Workers.run(
                one,
                round -> {
                    if (operation.publishes()) {
                        pair.publishTooEarly(round);
                    } else {
                        pair.changeTooEarly(round);
                    }
                },
                round -> {
                    round.awaitPublished();
                    if (operation.publishes()) {
                        pair.observeSecondBySnapshot(round);
                    } else {
                        pair.observeSecond(round);
                    }
                    round.observed();
                });
        if (failure != null) {
            throw new IllegalStateException(operation.toString(), failure);
        }
    }
}
