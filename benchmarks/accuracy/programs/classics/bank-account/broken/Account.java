package bank;

public class Account {
    private int balance;

    public Account(int balance) {
        this.balance = balance;
    }

    public synchronized int balance() {
        return balance;
    }

    private synchronized void set(int newBalance) {
        balance = newBalance;
    }

    public boolean withdraw(int amount) {
        int old = balance();
        if (old < amount) {
            return false;
        }
        set(old - amount);
        return true;
    }
}
