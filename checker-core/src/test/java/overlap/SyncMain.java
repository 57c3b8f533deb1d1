package overlap;

import dev.atomicity.agent.models.TableMethods.Modelled;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** {@code SyncMain right|early ROUNDS FILE [LINE]}: the same as {@link OverlapMain} for the table of synchronizers. */
public final class SyncMain {
    private static final int MOST_INITIALISERS = 10;
    private static int made;

    private SyncMain() {}

    public static void main(String[] args) throws IOException {
        int rounds = Integer.parseInt(args[1]);
        Set<String> tried = new TreeSet<>();
        for (Meeting meeting : Synchronizers.meetings()) {
            if (args.length > 3 && !meeting.line().contains(args[3])) {
                continue;
            }
            if (args[0].equals("right")) {
                meet(meeting, rounds);
            } else {
                publishEarly(meeting);
            }
            tried.add(meeting.line());
        }
        Files.write(Path.of(args[2]), tried);
    }

    private static Operation operation(Meeting meeting) {
        int operands = meeting.method().getParameterCount() + 1;
        return new Operation(
                Kind.concurrent(meeting.toString(), meeting.maker(), null),
                new Modelled(meeting.line(), meeting.owner(), meeting.method(), List.of(0), false, false),
                0,
                Collections.nCopies(operands, Operand.of(null)),
                meeting.maker(),
                Operation.PUBLISHES);
    }

    private static void meet(Meeting meeting, int rounds) {
        Operation operation = operation(meeting);
        for (Context context : Context.values()) {
            if (context == Context.REFERENCE && !CallWriter.canBeReferred(operation)) {
                continue;
            }
            SyncPair pair = (SyncPair) OperationMaker.make(operation, context, SyncTemplate.class, made++);
            int count = Math.max(1, rounds / Context.values().length);
            SyncRound[] all =
                    new SyncRound[context == Context.INITIALISER ? Math.min(count, MOST_INITIALISERS) : count];
            for (int i = 0; i < all.length; i++) {
                all[i] = new SyncRound(meeting, operation, pair);
            }
            Throwable failure = Workers.run(
                    all, round -> pair.publish((SyncRound) round), round -> pair.observe((SyncRound) round));
            if (failure != null) {
                throw new IllegalStateException(meeting + " in " + context, failure);
            }
        }
    }

    /** The observer comes in the middle of the publisher's region, and no earlier. */
    private static void publishEarly(Meeting meeting) {
        Operation operation = operation(meeting);
        SyncPair pair = (SyncPair) OperationMaker.make(operation, Context.METHOD, SyncTemplate.class, made);
        System.out.println("Op" + made++ + " " + meeting.line());
        SyncRound[] one = {new SyncRound(meeting, operation, pair)};
        Throwable failure = Workers.run(one, round -> pair.publishTooEarly((SyncRound) round), round -> {
            if (!meeting.waits()) {
                round.awaitPublished();
            }
            pair.observeSecond((SyncRound) round);
            round.observed();
        });
        if (failure != null) {
            throw new IllegalStateException(meeting.toString(), failure);
        }
    }
}
