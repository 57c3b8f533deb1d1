package transfercheckedoutside;

public class Transfers {
    public boolean transfer(Account from, Account to, int amount) {
        if (from.balance() < amount) {
            return false;
        }
        Account first = from.id < to.id ? from : to;
        Account second = first == from ? to : from;
        synchronized (first) {
            synchronized (second) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
        return true;
    }
}
