package scheduled;

import static dev.atomicity.scheduled.Access.read;
import static dev.atomicity.scheduled.Access.write;
import static dev.atomicity.scheduled.Operation.does;
import static dev.atomicity.scheduled.Operation.inTurns;
import static dev.atomicity.scheduled.Operation.reads;
import static dev.atomicity.scheduled.Operation.writes;
import static dev.atomicity.scheduled.Seen.keep;

import dev.atomicity.scheduled.Kind;
import dev.atomicity.scheduled.Operation;
import dev.atomicity.scheduled.Pause;
import dev.atomicity.scheduled.Step;
import java.util.List;

/** Fields: each is a variable of its own. */
@SuppressWarnings({"NonAtomicVolatileUpdate", "UnusedVariable"}) // the accesses are what matters
final class Fields {
    private static final long A = 1;
    private static final long B = 2;
    private static final Step READ_A = Step.of(read(A));
    private static final Step WRITE_A = Step.of(write(A));
    private static final Step READ_B = Step.of(read(B));
    private static final Step WRITE_B = Step.of(write(B));

    private Fields() {}

    static List<Kind<?>> kinds() {
        return List.of(
                new Kind<>("plain fields", 2, Plain::new, PLAIN),
                new Kind<>("inherited fields", 2, Heir::new, INHERITED),
                new Kind<>("volatile fields", 2, Volatile::new, VOLATILE),
                new Kind<>("static fields", 2, Object::new, STATIC),
                new Kind<>("wide fields", 2, Wide::new, WIDE));
    }

    static class Plain {
        int a;
        private Object b;

        int increasedInTurns(Pause pause) {
            int old = a;
            pause.here();
            a = old + 1;
            return old;
        }

        int lookedAtThreeTimes(Pause pause) {
            int sum = a;
            pause.here();
            sum += a;
            pause.here();
            return sum + a;
        }

        void writtenThreeTimes(Pause pause) {
            a = 1;
            pause.here();
            a = 2;
            pause.here();
            a = 3;
        }

        void moved(Pause pause) {
            int old = a;
            pause.here();
            b = old;
            pause.here();
            a = 0;
        }
    }

    private static final List<Operation<Plain>> PLAIN = List.of(
            reads("reads a", A, plain -> keep(plain.a)),
            writes("writes a", A, plain -> plain.a = 5),
            does("a++", plain -> plain.a++, READ_A, WRITE_A),
            reads("reads b", B, plain -> keep(plain.b)),
            writes("writes b", B, plain -> plain.b = "b"),
            does("a = b", plain -> plain.a = plain.b == null ? 1 : 2, READ_B, WRITE_A),
            inTurns("reads a, then writes a", (plain, pause) -> keep(plain.increasedInTurns(pause)), READ_A, WRITE_A),
            inTurns("reads a thrice", (plain, pause) -> keep(plain.lookedAtThreeTimes(pause)), READ_A, READ_A, READ_A),
            inTurns(
                    "writes a thrice",
                    (plain, pause) -> {
                        plain.writtenThreeTimes(pause);
                        return true;
                    },
                    WRITE_A,
                    WRITE_A,
                    WRITE_A),
            inTurns(
                    "reads a, writes b, writes a",
                    (plain, pause) -> {
                        plain.moved(pause);
                        return true;
                    },
                    READ_A,
                    WRITE_B,
                    WRITE_A));

    static final class Heir extends Plain {
        boolean own;
    }

    private static final List<Operation<Heir>> INHERITED = List.of(
            reads("reads inherited a", A, heir -> keep(heir.a)),
            writes("writes inherited a", A, heir -> heir.a = 1),
            reads("reads own b", B, heir -> keep(heir.own ? 1 : 0)),
            writes("writes own b", B, heir -> heir.own = true),
            inTurns(
                    "reads own b, then writes inherited a",
                    (heir, pause) -> {
                        boolean seen = heir.own;
                        pause.here();
                        heir.a = seen ? 1 : 2;
                        return true;
                    },
                    READ_B,
                    WRITE_A));

    static final class Volatile {
        volatile int a;
        volatile long b;
    }

    private static final List<Operation<Volatile>> VOLATILE = List.of(
            reads("reads a", A, cell -> keep(cell.a)),
            writes("writes a", A, cell -> cell.a = 5),
            does("a++", cell -> cell.a++, READ_A, WRITE_A),
            reads("reads b", B, cell -> keep(cell.b)),
            writes("writes b", B, cell -> cell.b = 5),
            inTurns(
                    "reads a, then writes b, then reads a",
                    (cell, pause) -> {
                        int seen = cell.a;
                        pause.here();
                        cell.b = seen;
                        pause.here();
                        return cell.a == seen;
                    },
                    READ_A,
                    WRITE_B,
                    READ_A));

    private static int a;
    private static volatile long b;

    private static final List<Operation<Object>> STATIC = List.of(
            reads("reads a", A, none -> keep(a)),
            writes("writes a", A, none -> a = 5),
            does("a++", none -> a++, READ_A, WRITE_A),
            reads("reads b, volatile", B, none -> keep(b)),
            writes("writes b, volatile", B, none -> b = 5),
            inTurns(
                    "reads a, then writes a",
                    (none, pause) -> {
                        int seen = a;
                        pause.here();
                        a = seen + 1;
                        return true;
                    },
                    READ_A,
                    WRITE_A));

    static final class Wide {
        double a;
        byte b;
    }

    private static final List<Operation<Wide>> WIDE = List.of(
            reads("reads a", A, wide -> keep((long) wide.a)),
            writes("writes a", A, wide -> wide.a = 5),
            does("a += 2", wide -> wide.a += 2, READ_A, WRITE_A),
            reads("reads b", B, wide -> keep(wide.b)),
            writes("writes b", B, wide -> wide.b = 5),
            inTurns(
                    "a = a + b",
                    (wide, pause) -> {
                        double seen = wide.a;
                        pause.here();
                        byte other = wide.b;
                        pause.here();
                        wide.a = seen + other;
                        return true;
                    },
                    READ_A,
                    READ_B,
                    WRITE_A));
}
