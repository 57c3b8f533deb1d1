package modelled;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

/** A variable is the same one by reflection, and an access that is refused is none. */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue", "UnusedVariable"}) // the calls are what matters
final class ReflectionStories {
    private ReflectionStories() {}

    private static final class Account {
        static int count;
        int balance;
        volatile long version;
        final int number = 1;
    }

    private interface Action {
        void run() throws Exception;
    }

    /** What it does may fail. */
    private static Runnable tries(Action action) {
        return () -> {
            try {
                action.run();
            } catch (Exception e) {
                e.getMessage();
            }
        };
    }

    static List<Case> cases() throws ReflectiveOperationException {
        List<Case> cases = new ArrayList<>();
        Account account = new Account();
        Account other = new Account();
        Field balance = Account.class.getDeclaredField("balance");
        Field version = Account.class.getDeclaredField("version");
        Field count = Account.class.getDeclaredField("count");
        Field number = Account.class.getDeclaredField("number");
        twice(cases, "Field.getInt", true, tries(() -> balance.getInt(account)), () -> account.balance = 1);
        twice(cases, "Field.get", true, tries(() -> balance.get(account)), () -> account.balance = 1);
        twice(cases, "Field.setInt", true, () -> read(account.balance), tries(() -> balance.setInt(account, 2)));
        twice(cases, "Field.set", true, () -> read(account.balance), tries(() -> balance.set(account, 2)));
        twice(
                cases,
                "Field.setInt of another object",
                false,
                () -> read(account.balance),
                tries(() -> balance.setInt(other, 2)));
        twice(
                cases,
                "Field.set of what does not fit",
                false,
                () -> read(account.balance),
                tries(() -> balance.set(account, "two")));
        twice(
                cases,
                "Field.set of what has no such field",
                false,
                () -> read(account.balance),
                tries(() -> balance.set("account", 2)));
        twice(cases, "Field.setInt after a failure", true, () -> read(account.balance), () -> {
            tries(() -> balance.set(account, "two")).run();
            tries(() -> balance.setInt(account, 3)).run();
        });
        twice(
                cases,
                "two reads by Field.getInt",
                false,
                tries(() -> balance.getInt(account)),
                () -> read(account.balance));
        twice(
                cases,
                "Field.setLong of a volatile field",
                true,
                () -> read(account.version),
                tries(() -> version.setLong(account, 2)));
        twice(
                cases,
                "Field.getLong of a volatile field",
                true,
                tries(() -> version.getLong(account)),
                () -> account.version = 3);
        twice(cases, "Field.getInt of a static field", true, tries(() -> count.getInt(null)), () -> Account.count = 3);
        twice(
                cases,
                "Field.setInt of a static field",
                true,
                () -> read(Account.count),
                tries(() -> count.setInt(null, 3)));
        twice(
                cases,
                "Field.getInt of a final field",
                false,
                tries(() -> number.getInt(account)),
                tries(() -> number.getInt(account)));
        int[] ints = new int[4];
        String[] texts = {"a", "b"};
        twice(cases, "Array.getInt", true, () -> Array.getInt(ints, 1), () -> ints[1] = 1);
        twice(cases, "Array.getInt of another element", false, () -> Array.getInt(ints, 1), () -> ints[2] = 1);
        twice(cases, "Array.get", true, () -> Array.get(texts, 1), () -> texts[1] = "c");
        twice(cases, "Array.setInt", true, () -> read(ints[1]), () -> Array.setInt(ints, 1, 2));
        twice(cases, "Array.set", true, () -> texts[0].isEmpty(), () -> Array.set(texts, 0, "c"));
        twice(
                cases,
                "Array.set of what does not fit",
                false,
                () -> texts[0].isEmpty(),
                tries(() -> Array.set(texts, 0, 7)));
        twice(
                cases,
                "Array.set where there is none",
                false,
                () -> texts[0].isEmpty(),
                tries(() -> Array.set(texts, 2, "c")));
        return cases;
    }

    private static void read(long value) {}

    private static void twice(List<Case> cases, String name, boolean isCut, Runnable looks, Runnable between) {
        cases.add(new Case(name, isCut, looks, between, looks));
    }
}
