package bank;

/** Each access is under the lock, but not both under one. The pause lets a test decide what happens in between. */
public class Account {
    private int balance;

    public synchronized int balance() {
        return balance;
    }

    private synchronized void setBalance(int newBalance) {
        balance = newBalance;
    }

    public void deposit(int amount, Runnable pause) {
        int old = balance();
        pause.run();
        setBalance(old + amount);
    }

    public synchronized void depositAtOnce(int amount) {
        balance += amount;
    }
}
