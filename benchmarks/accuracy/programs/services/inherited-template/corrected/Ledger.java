package inheritedtemplate;

public class Ledger {
    abstract static class Base {
        private long balance = 100;

        protected synchronized long balance() {
            return balance;
        }

        protected synchronized void balance(long value) {
            balance = value;
        }

        abstract void book(long amount);
    }

    static class Checked extends Base {
        @Override
        synchronized void book(long amount) {
            if (balance() + amount >= 0) {
                balance(balance() + amount);
            }
        }
    }

    private final Base base = new Checked();

    public void book(long amount) {
        base.book(amount);
    }
}
