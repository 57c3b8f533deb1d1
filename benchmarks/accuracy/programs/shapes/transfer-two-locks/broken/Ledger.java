package ledger;

public class Ledger {
    private final int[] balances = {100, 100};
    private final Object[] locks = {new Object(), new Object()};

    public void transfer(int from, int to, int amount) {
        synchronized (locks[from]) {
            if (balances[from] < amount) {
                return;
            }
        }
        synchronized (locks[to]) {
            balances[to] += amount;
        }
        synchronized (locks[from]) {
            balances[from] -= amount;
        }
    }
}
