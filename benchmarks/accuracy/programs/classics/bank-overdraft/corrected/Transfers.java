package bank;

/** Takes both locks, in the order of the numbers of the accounts. */
public class Transfers {
    public static void transfer(Account from, Account to, int amount) {
        Account low = from.number() < to.number() ? from : to;
        Account high = low == from ? to : from;
        synchronized (low) {
            synchronized (high) {
                if (from.balance() >= amount) {
                    from.add(-amount);
                    to.add(amount);
                }
            }
        }
    }
}
