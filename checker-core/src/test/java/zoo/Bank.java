package zoo;

import static zoo.Expect.Outcome.MAY_BE_CUT;
import static zoo.Expect.Outcome.QUIET;

import dev.atomicity.zoo.Interleave;

/** Money from one account to another. */
final class Bank {
    private Bank() {}

    static final class Account {
        final int number;
        long balance = 100;

        Account(int number) {
            this.number = number;
        }

        synchronized void add(long amount) {
            balance += amount;
        }

        synchronized long balance() {
            return balance;
        }
    }

    private static void run(Together.Body forth, Together.Body back, Together.Body audit) {
        Together.run(() -> rounds(forth), () -> rounds(back), () -> rounds(audit));
    }

    private static void rounds(Together.Body body) throws Exception {
        for (int round = 0; round < Together.ROUNDS; round++) {
            body.run();
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class OneLock {
        private final Account first = new Account(1);
        private final Account second = new Account(2);

        @Atomic
        synchronized void transfer(Account from, Account to) {
            from.balance -= 1;
            Interleave.here();
            to.balance += 1;
        }

        @Atomic
        synchronized long sum() {
            return first.balance + second.balance;
        }

        public static void main(String[] args) {
            OneLock bank = new OneLock();
            run(() -> bank.transfer(bank.first, bank.second), () -> bank.transfer(bank.second, bank.first), bank::sum);
        }
    }

    /** Both locks before the first change, always in the same order. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class TwoLocks {
        private final Account first = new Account(1);
        private final Account second = new Account(2);

        @Atomic
        void transfer(Account from, Account to) {
            Account low = from.number < to.number ? from : to;
            Account high = low == from ? to : from;
            synchronized (low) {
                synchronized (high) {
                    from.balance -= 1;
                    Interleave.here();
                    to.balance += 1;
                }
            }
        }

        @Atomic
        long sum() {
            synchronized (first) {
                Interleave.here();
                synchronized (second) {
                    return first.balance + second.balance;
                }
            }
        }

        public static void main(String[] args) {
            TwoLocks bank = new TwoLocks();
            run(() -> bank.transfer(bank.first, bank.second), () -> bank.transfer(bank.second, bank.first), bank::sum);
        }
    }

    /** One lock after the other. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class LocksInTurn {
        private final Account first = new Account(1);
        private final Account second = new Account(2);

        @Atomic
        void transfer(Account from, Account to) {
            from.add(-1);
            Interleave.here();
            to.add(1);
        }

        @Atomic
        long sum() {
            long found = first.balance();
            Interleave.here();
            return found + second.balance();
        }

        public static void main(String[] args) {
            LocksInTurn bank = new LocksInTurn();
            run(() -> bank.transfer(bank.first, bank.second), () -> bank.transfer(bank.second, bank.first), bank::sum);
        }
    }

    /** The transfers are right; the audit forgets the locks. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class AuditWithoutLock {
        private final Account first = new Account(1);
        private final Account second = new Account(2);

        @Atomic
        synchronized void transfer(Account from, Account to) {
            from.balance -= 1;
            Interleave.here();
            to.balance += 1;
        }

        @Atomic
        long sum() {
            long found = first.balance;
            Interleave.here();
            return found + second.balance;
        }

        public static void main(String[] args) {
            AuditWithoutLock bank = new AuditWithoutLock();
            run(() -> bank.transfer(bank.first, bank.second), () -> bank.transfer(bank.second, bank.first), bank::sum);
        }
    }
}
