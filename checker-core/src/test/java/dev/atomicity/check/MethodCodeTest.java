package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MethodCodeTest {
    private static final String OWNER = Account.class.getName();

    private MethodCode code;

    /** What the test asks about. */
    interface Store {
        int get();
    }

    /** What the test asks about. */
    static final class Account implements Store {
        private static long total;

        private int balance;

        @Override
        public int get() {
            return balance;
        }

        void set(int value) {
            balance = value;
        }

        void withdraw(int amount) {
            set(get() - amount);
        }

        void pay(Store other) {
            withdraw(other.get());
        }

        IntSupplier later() {
            return () -> get();
        }

        int more() {
            return balance++;
        }

        long less() {
            return --total - 1;
        }

        void takeFrom(Account other) {
            balance = other.balance + 1;
        }

        void merge(Map<String, Integer> counts) {
            counts.merge("a", 1, Integer::sum);
        }

        int mergeAndLook(Map<String, Integer> counts) {
            return counts.merge("a", 1, Integer::sum);
        }

        void mergeAnother(Map<String, Integer> counts) {
            counts.merge("a", 1, (one, other) -> other);
        }

        boolean everyTenthTime(AtomicLong calls) {
            return calls.incrementAndGet() % 10 == 0;
        }

        boolean every64thTime(AtomicInteger calls) {
            return (calls.incrementAndGet() & 63) == 0;
        }

        boolean atTheLimit(AtomicInteger calls) {
            return calls.incrementAndGet() == 10;
        }

        int nextOfTen(AtomicInteger calls) {
            return calls.getAndIncrement() % 10;
        }

        boolean replace(ConcurrentMap<String, String> map) {
            return map.replace("a", "b", "c");
        }

        void replaceAnyway(ConcurrentMap<String, String> map) {
            map.replace("a", "b");
        }

        void removeThat(ConcurrentMap<String, String> map) {
            map.remove("a", "b");
        }

        String removeAny(ConcurrentMap<String, String> map) {
            return map.remove("a");
        }

        String putAndLook(ConcurrentMap<String, String> map) {
            return map.putIfAbsent("a", "b");
        }

        void putAndDrop(ConcurrentMap<String, String> map) {
            map.putIfAbsent("a", "b");
        }

        void count() {
            total++;
        }

        void two() {
            balance += 2;
        }

        int sum(int[] values) {
            int sum = 0;
            for (int value : values) {
                sum += value;
            }
            return sum;
        }
    }

    /** What the test asks about. */
    static final class Lazy {
        private String made;
        private int hash;
        private int count;

        String made() {
            if (made == null) {
                made = "made";
            }
            return made;
        }

        boolean make() {
            if (made == null) {
                made = "made";
                return true;
            }
            return false;
        }

        void replace() {
            made = "again";
        }

        int hash() {
            int known = hash;
            if (known == 0) {
                known = made().length();
                hash = known;
            }
            return known;
        }

        int count() {
            int known = count;
            if (known == 0) {
                known = known + 1;
                count = known;
            }
            return known;
        }

        int get() {
            return count;
        }

        boolean take() {
            if (count > 0) {
                count--;
                return true;
            }
            return false;
        }

        static void claims(java.util.concurrent.atomic.AtomicInteger next, int[] slots) {
            int i;
            while ((i = next.getAndIncrement()) < slots.length) {
                slots[i] = 1;
            }
        }

        static void fills(java.util.concurrent.atomic.AtomicInteger next, int[] slots) {
            for (int i = 0; i < slots.length; i++) slots[i] = next.getAndIncrement();
        }

        void asked() {
            if (get() > 0 && take()) {
                replace();
            }
        }

        int used() {
            int size = get();
            return take() && size > 0 ? size : 0;
        }

        void each(List<String> names) {
            for (String name : names) {
                one(name);
            }
        }

        int sum(List<String> names) {
            int sum = 0;
            for (String name : names) {
                sum += one(name);
            }
            return sum;
        }

        int one(String name) {
            count += name.length();
            return count;
        }
    }

    private static final String LAZY = Lazy.class.getName();

    @Test
    void knowsWhatIsCreatedOnlyIfItIsNotThere() {
        assertThat(code.createsIfAbsent(LAZY, "made", "made")).isTrue();
        assertThat(code.createsIfAbsent(LAZY, "make", "made"))
                .as("returns who was first")
                .isFalse();
        assertThat(code.createsIfAbsent(LAZY, "replace", "made")).isFalse();
        assertThat(code.computesIfAbsent(LAZY, "hash", "hash")).isTrue();
        assertThat(code.computesIfAbsent(LAZY, "count", "count"))
                .as("depends on it")
                .isFalse();
    }

    @Test
    void knowsWhatIsOnlyCompared() {
        assertThat(code.isOnlyCompared(LAZY, "asked", -1, "get()")).isTrue();
        assertThat(code.isOnlyCompared(LAZY, "used", -1, "get()")).isFalse();
        assertThat(code.isAnswerCompared(LAZY, "asked", "take")).isTrue();
        assertThat(code.isAnswerCompared(LAZY, "asked", "replace")).isFalse();
        assertThat(code.isCompared(LAZY, "take", code.firstLine(LAZY, "take", -1), "count"))
                .isTrue();
        assertThat(code.isCompared(LAZY, "claims", code.firstLine(LAZY, "claims", -1), "getAndIncrement()"))
                .isTrue();
        assertThat(code.isCompared(LAZY, "fills", code.firstLine(LAZY, "fills", -1), "getAndIncrement()"))
                .isFalse();
        assertThat(code.isOnlyReturned(LAZY, "get")).isTrue();
        assertThat(code.isOnlyReturned(LAZY, "take")).isFalse();
        assertThat(code.isOnlyReturned(LAZY, "one")).isFalse();
    }

    @Test
    void knowsLoopsWithOneCallForEachElement() {
        assertThat(code.isCalledForEach(LAZY, "each", LAZY, "one")).isTrue();
        assertThat(code.isCalledForEach(LAZY, "sum", LAZY, "one")).as("adds up").isFalse();
        assertThat(code.isCalledForEach(LAZY, "asked", LAZY, "take")).isFalse();
    }

    @BeforeEach
    void read() throws Exception {
        URI location = Account.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI();
        code = new MethodCode(new ClassFiles(List.of(Path.of(location))));
    }

    @Test
    void knowsWhatIsAddedToAField() {
        assertThat(counts("more", "balance")).isEqualTo(1);
        assertThat(counts("less", "total")).isEqualTo(-1);
        assertThat(counts("less", "balance")).isZero();
        assertThat(counts("set", "balance")).isZero();
        assertThat(counts("two", "balance")).isZero();
        assertThat(counts("takeFrom", "balance")).as("of another object").isZero();
    }

    @Test
    void knowsWhetherAnybodyLooksAtTheSum() {
        assertThat(onlyAdds("count", "total")).isTrue();
        assertThat(onlyAdds("merge", "merge()")).isTrue();
        assertThat(onlyAdds("more", "balance")).isFalse();
        assertThat(onlyAdds("less", "total")).isFalse();
        assertThat(onlyAdds("mergeAndLook", "merge()")).isFalse();
        assertThat(onlyAdds("mergeAnother", "merge()")).isFalse();
    }

    @Test
    void knowsWhatIsDoneEveryNthTime() {
        assertThat(ticks("everyTenthTime", "incrementAndGet()")).isTrue();
        assertThat(ticks("every64thTime", "incrementAndGet()")).isTrue();
        assertThat(ticks("atTheLimit", "incrementAndGet()")).isFalse();
        assertThat(ticks("nextOfTen", "getAndIncrement()")).isFalse();
    }

    @Test
    void knowsCallsThatCheckOnceMore() {
        assertThat(isConditional("replace", "replace()")).isTrue();
        assertThat(isConditional("replaceAnyway", "replace()")).isFalse();
        assertThat(isConditional("removeThat", "remove()")).isTrue();
        assertThat(isConditional("removeAny", "remove()")).isFalse();
        assertThat(isConditional("putAndLook", "putIfAbsent()")).isTrue();
        assertThat(isConditional("putAndDrop", "putIfAbsent()")).isFalse();
    }

    private boolean ticks(String method, String call) {
        return code.ticks(OWNER, method, code.firstLine(OWNER, method, -1), call);
    }

    private boolean isConditional(String method, String call) {
        return code.isConditional(OWNER, method, code.firstLine(OWNER, method, -1), call);
    }

    private boolean onlyAdds(String method, String variable) {
        return code.onlyAdds(OWNER, method, code.firstLine(OWNER, method, -1), variable);
    }

    private int counts(String method, String field) {
        return code.counts(OWNER, method, code.firstLine(OWNER, method, -1), field);
    }

    @Test
    void followsCallsByWayOfOthers() {
        assertThat(code.calls(OWNER, "withdraw", OWNER, "get")).isTrue();
        assertThat(code.calls(OWNER, "pay", OWNER, "set")).isTrue();
        assertThat(code.calls(OWNER, "set", OWNER, "get")).isFalse();
        assertThat(code.calls("no.such.Type", "set", OWNER, "get")).isFalse();
    }

    @Test
    void followsInterfacesAndLambdas() {
        assertThat(code.calls(OWNER, "pay", OWNER, "get")).isTrue();
        assertThat(code.calls(OWNER, "later", OWNER, "get")).isTrue();
    }

    @Test
    void knowsLoopsAndLines() {
        assertThat(code.hasLoop(OWNER, "sum")).isTrue();
        assertThat(code.hasLoop(OWNER, "withdraw")).isFalse();
        assertThat(code.hasLoop("no.such.Type", "withdraw")).isTrue();
        assertThat(code.firstLine(OWNER, "sum", -1)).isPositive();
        assertThat(code.firstLine(OWNER, "sum", 1)).isEqualTo(-1);
    }
}
