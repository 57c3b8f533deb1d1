package bank;

/** Owns two accounts. */
public class Customer {
    private final Account checking = new Account(100);
    private final Account savings = new Account(100);

    public void save(int amount) {
        checking.add(-amount);
        savings.add(amount);
    }

    public int worth() {
        return checking.balance() + savings.balance();
    }
}
