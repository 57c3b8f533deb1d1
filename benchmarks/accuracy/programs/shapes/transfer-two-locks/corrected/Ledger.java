package ledger;

public class Ledger {
    private final int[] balances = {100, 100};
    private final Object[] locks = {new Object(), new Object()};

    public void transfer(int from, int to, int amount) {
        synchronized (locks[Math.min(from, to)]) {
            synchronized (locks[Math.max(from, to)]) {
                if (balances[from] >= amount) {
                    balances[to] += amount;
                    balances[from] -= amount;
                }
            }
        }
    }
}
