package dev.atomicity.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is found on the state of one object, which method is named, and what is not found because it is about several objects. */
class AtomicSetsTest {
    /** In each method another thread comes in, in a known order. */
    private static final String SOURCE = """
            package sets;

            import java.util.ArrayList;
            import java.util.Iterator;
            import java.util.List;
            import java.util.Map;
            import java.util.concurrent.ConcurrentHashMap;
            import java.util.concurrent.atomic.AtomicInteger;

            public class Main {
                public static class Counter {
                    int count;

                    public void increment() {
                        int old = count;
                        Elsewhere.run(() -> count = 7);
                        count = old + 1;
                    }

                    public void outer() {
                        synchronized (this) {
                            count++;
                        }
                        increment();
                    }
                }

                public static class Register {
                    private final Map<String, Integer> map = new ConcurrentHashMap<>();
                    private final AtomicInteger highest = new AtomicInteger();
                    private final int[] slots = new int[10];
                    private static final List<String> ALL = new ArrayList<>();
                    private static int made;

                    public void putIfNew(String key) {
                        if (!map.containsKey(key)) {
                            Elsewhere.run(() -> map.put(key, 1));
                            map.put(key, 2);
                        }
                    }

                    public void raise(int to) {
                        if (highest.get() < to) {
                            Elsewhere.run(() -> highest.set(9));
                            highest.set(to);
                        }
                    }

                    public void fill() {
                        int old = slots[3];
                        Elsewhere.run(() -> slots[3] = 5);
                        slots[3] = old + 1;
                    }

                    public static void add(String name) {
                        if (!ALL.contains(name)) {
                            Elsewhere.run(() -> ALL.add(name));
                            ALL.add(name);
                        }
                    }

                    public static void make() {
                        int old = made;
                        Elsewhere.run(() -> made = 4);
                        made = old + 1;
                    }
                }

                public static class Account {
                    private int balance;
                    private int entries;

                    public synchronized int get() {
                        return balance + 0 * entries;
                    }

                    public synchronized void set(int amount) {
                        balance = Math.max(0, amount);
                    }

                    public synchronized void add(int amount) {
                        balance += amount;
                        entries++;
                    }

                    public int plain() {
                        return balance;
                    }

                    public synchronized int locked() {
                        return balance;
                    }

                    public void setPlain(int amount) {
                        balance = amount;
                    }
                }

                public static class Teller {
                    public void stale(Account account) {
                        int old = account.get();
                        Elsewhere.run(() -> account.add(1));
                        account.set(old - 10);
                    }

                    public void looksTwice(Account account) {
                        account.get();
                        Elsewhere.run(() -> account.add(1));
                        account.get();
                    }

                    public void readsAgain(Account account) {
                        account.get();
                        Elsewhere.run(() -> account.add(1));
                        account.add(1);
                    }

                    public void transfer(Account from, Account to) {
                        from.add(-1);
                        Elsewhere.run(() -> { from.get(); to.get(); });
                        to.add(1);
                    }

                    public void plain(Account account) {
                        int old = account.plain();
                        Elsewhere.run(() -> account.setPlain(1));
                        account.setPlain(old - 10);
                    }

                    public void overdraw(Account account) {
                        if (account.locked() > 0) {
                            Elsewhere.run(() -> account.add(-10));
                            account.add(-10);
                        }
                    }

                    public int sum(Account one, Account other) {
                        int first = one.plain();
                        Elsewhere.run(() -> { one.add(-1); other.add(1); });
                        return first + other.plain();
                    }

                    public int sumByCalls(Account one, Account other) {
                        int first = one.get();
                        Elsewhere.run(() -> { one.add(-1); other.add(1); });
                        return first + other.get();
                    }

                    public void declared(Account from, Account to) {
                        from.add(-1);
                        Elsewhere.run(() -> { from.get(); to.get(); });
                        to.add(1);
                    }

                    public void all(Account account) {
                        prepare();
                        stale(account);
                    }

                    private int prepared;

                    public void prepare() {
                        prepared++;
                    }
                }

                /** Holds an account that it has created, and nobody else has it. */
                public static class Keeper {
                    private final Account account = new Account();

                    public void looksTwice() {
                        account.get();
                        Elsewhere.run(this::add);
                        account.get();
                    }

                    void add() {
                        account.add(1);
                    }
                }

                /** Not public, but no part of the one who uses it: somebody else has created it. */
                static class Ticket {
                    int first;
                    int second;

                    void one() {
                        first++;
                    }

                    void two() {
                        second++;
                    }

                    int look() {
                        return first + second;
                    }
                }

                public static class Gate {
                    public void pass(Ticket ticket) {
                        ticket.one();
                        Elsewhere.run(() -> look(ticket));
                        ticket.two();
                    }

                    int look(Ticket ticket) {
                        return ticket.look();
                    }
                }

                static class Node {
                    int value;
                    Node next;

                    int read() {
                        return value;
                    }

                    void write(int to) {
                        prepare(to);
                        value = to;
                    }

                    void prepare(int to) {}
                }

                public static class Chain {
                    private Node first = new Node();

                    public void bump() {
                        int old = look();
                        Elsewhere.run(this::change);
                        first.write(old + 1);
                    }

                    private int look() {
                        int copy = first.read();
                        return copy;
                    }

                    void change() {
                        first.write(3);
                    }

                    public Iterator<Integer> iterator() {
                        return new Steps();
                    }

                    private class Steps implements Iterator<Integer> {
                        public boolean hasNext() {
                            return first.value > 0;
                        }

                        public Integer next() {
                            int seen = first.value;
                            Elsewhere.run(Chain.this::change);
                            return first.value + seen;
                        }
                    }
                }

                public static class Skew {
                    private boolean first = true;
                    private boolean second = true;

                    public void dropFirst(Turn turn) {
                        boolean other = second;
                        turn.meet();
                        if (other) {
                            first = false;
                        }
                    }

                    public void dropSecond(Turn turn) {
                        boolean other = first;
                        turn.meet();
                        if (other) {
                            second = false;
                        }
                    }
                }

                /** Its methods are not atomic, by the specification; the others are. */
                public static class Loose {
                    private int count;

                    void bump() {
                        int old = count;
                        Elsewhere.run(() -> count = 7);
                        count = old + 1;
                    }

                    void visit() {
                        look();
                        Elsewhere.run(() -> count = 8);
                        look();
                    }

                    public int look() {
                        return count + 0 * count;
                    }

                    public void strict() {
                        bump();
                    }
                }

                public static class LooseUser {
                    public void uses(Loose loose) {
                        loose.bump();
                    }

                    public void visits(Loose loose) {
                        loose.visit();
                    }

                    public void readsItself(Loose loose) {
                        int old = loose.count;
                        Elsewhere.run(() -> loose.count = 9);
                        loose.count = old + 1;
                    }
                }

                public static class Body implements Runnable {
                    private int steps;

                    public void run() {
                        int old = steps;
                        Elsewhere.run(() -> steps = 4);
                        steps = old + 1;
                    }
                }

                public static void main(String[] args) throws Exception {
                    Elsewhere.start();
                    new Counter().outer();
                    Register register = new Register();
                    register.putIfNew("a");
                    register.raise(3);
                    register.fill();
                    Register.add("b");
                    Register.make();
                    Teller teller = new Teller();
                    teller.all(new Account());
                    teller.looksTwice(new Account());
                    teller.readsAgain(new Account());
                    teller.transfer(new Account(), new Account());
                    teller.plain(new Account());
                    teller.overdraw(new Account() {{ setPlain(5); }});
                    teller.sum(new Account(), new Account());
                    teller.sumByCalls(new Account(), new Account());
                    teller.declared(new Account(), new Account());
                    new Keeper().looksTwice();
                    new Gate().pass(new Ticket());
                    Chain chain = new Chain();
                    chain.bump();
                    chain.iterator().next();
                    new Body().run();
                    new Loose().bump();
                    new LooseUser().uses(new Loose());
                    new LooseUser().visits(new Loose());
                    new LooseUser().readsItself(new Loose());
                    new Loose().strict();
                    Skew skew = new Skew();
                    Turn turn = new Turn();
                    Thread other = new Thread(() -> skew.dropSecond(turn));
                    other.start();
                    skew.dropFirst(turn);
                    other.join();
                    Elsewhere.run(() -> {});
                }
            }
            """;

    /** Not watched: the checker takes it for nothing. */
    private static final String TURN = """
            package sets;

            import java.util.concurrent.atomic.AtomicInteger;

            public class Turn {
                private final AtomicInteger come = new AtomicInteger();

                public void meet() {
                    come.incrementAndGet();
                    while (come.get() < 2) {
                        Thread.onSpinWait();
                    }
                }
            }
            """;

    @TempDir
    private static Path folder;

    private static String found;

    @BeforeAll
    static void runProgram() throws IOException, InterruptedException {
        Path source = Files.createDirectories(folder.resolve("source"));
        Files.writeString(source.resolve("Main.java"), SOURCE);
        Files.writeString(source.resolve("Turn.java"), TURN);
        Files.writeString(
                source.resolve("Elsewhere.java"), ValuesTest.ELSEWHERE.replace("package values", "package sets"));
        CompiledProgram.compile(source, folder);
        JavaRun run = JavaRun.ofCommand(
                "run",
                "--regions",
                "atomicSets",
                "--atomic",
                "sets.Main$Teller.declared",
                "--nonAtomic",
                "sets.Main$Loose.bump,sets.Main$Loose.visit",
                "--includes",
                "sets.Main,sets.Main$*",
                "-cp",
                folder.toString(),
                "sets.Main");
        assertThat(run.status()).as(run.err()).isEqualTo(1);
        found = run.err();
    }

    /** The methods that are named, each as often as it is. */
    private static List<String> methods() {
        return found.lines()
                .filter(line -> line.matches("\\d+\\) .*"))
                .map(line -> line.replaceAll(".*sets\\.Main\\$(\\w+(?:\\$\\w+)?\\.\\w+)\\(.*", "$1"))
                .toList();
    }

    @Test
    void theInnermostMethodIsNamed() {
        assertThat(methods()).as(found).contains("Counter.increment").doesNotContain("Counter.outer");
    }

    @Test
    void whatIsNotAtomicBelongsToCallsOfTheSameObjectOnly() {
        assertThat(methods())
                .as(found)
                .contains("Loose.strict", "LooseUser.readsItself")
                .doesNotContain("Loose.bump", "Loose.visit", "LooseUser.uses", "LooseUser.visits");
    }

    @Test
    void collectionsAtomicsAndArraysBelongToTheObjectThatHasThem() {
        assertThat(methods()).as(found).contains("Register.putIfNew", "Register.raise", "Register.fill");
    }

    @Test
    void theStaticStateOfAClassIsASet() {
        assertThat(methods()).as(found).contains("Register.add", "Register.make");
    }

    @Test
    void aStaleDecisionIsFoundAcrossCalls() {
        assertThat(methods()).as(found).contains("Teller.stale").doesNotContain("Teller.all");
    }

    @Test
    void callsThatDecideNothingAreNotFound() {
        assertThat(methods()).as(found).doesNotContain("Teller.looksTwice", "Teller.readsAgain");
    }

    @Test
    void theyAreNamedInALineOfTheirOwn() {
        assertThat(found.lines().filter(line -> line.contains("not counted")))
                .as(found)
                .singleElement()
                .asString()
                .contains("Teller.looksTwice", "Teller.readsAgain", "Gate.pass")
                .doesNotContain("Teller.stale", "Keeper");
    }

    @Test
    void whatTheCallerHasCreatedAndHoldsAloneMustNotChangeBetweenItsCalls() {
        assertThat(methods()).as(found).contains("Keeper.looksTwice");
    }

    @Test
    void whatSomebodyElseHasCreatedIsNotOwned() {
        assertThat(methods()).as(found).doesNotContain("Gate.pass");
    }

    @Test
    void aPlainGetterMayBeSynchronized() {
        assertThat(methods()).as(found).contains("Teller.overdraw");
    }

    @Test
    void aMethodThatWorksOnSeveralObjectsItselfIsAUnitOnTheirUnion() {
        assertThat(methods()).as(found).contains("Teller.sum").doesNotContain("Teller.sumByCalls");
    }

    @Test
    void aMethodThatTheUserDeclaredIsAUnitOnAllThatItTouches() {
        assertThat(methods()).as(found).contains("Teller.declared");
    }

    @Test
    void severalObjectsAreNoSet() {
        assertThat(methods()).as(found).doesNotContain("Teller.transfer");
    }

    @Test
    void plainAccessorsAreAccesses() {
        assertThat(methods()).as(found).contains("Teller.plain");
    }

    @Test
    void anObjectOwnsItsNodesAndIteratorsWorkForIt() {
        assertThat(methods()).as(found).contains("Chain.bump", "Chain$Steps.next");
    }

    @Test
    void aThreadBodyIsNoUnit() {
        assertThat(methods()).as(found).doesNotContain("Body.run");
    }

    @Test
    void unitsThatInterruptNoneMayBeACycle() {
        assertThat(methods()).as(found).anyMatch(method -> method.startsWith("Skew.drop"));
        assertThat(methods()).as(found).hasSize(17);
    }
}
