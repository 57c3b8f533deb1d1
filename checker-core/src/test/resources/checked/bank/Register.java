package bank;

/** Its sum is guarded by a lock, and is still wrong: between reading and writing it the lock is free. */
public class Register {
    private int sum;

    public void add(int amount) {
        int before = sum();
        set(before + amount);
    }

    public synchronized int sum() {
        return sum;
    }

    private synchronized void set(int newSum) {
        sum = newSum;
    }

    public synchronized void addAtOnce(int amount) {
        sum += amount;
    }
}
