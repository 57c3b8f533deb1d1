package bank;

/** Each account has its lock. */
public class Transfers {
    public static void transfer(Account from, Account to, int amount) {
        if (from.balance() >= amount) {
            from.add(-amount);
            to.add(amount);
        }
    }
}
