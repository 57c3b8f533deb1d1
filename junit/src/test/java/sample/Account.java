package sample;

/** Each access is under the lock, but not both under one. The pause lets a test decide what happens in between. */
final class Account {
    private int balance;

    private synchronized int balance() {
        return balance;
    }

    private synchronized void setBalance(int newBalance) {
        balance = newBalance;
    }

    void deposit(int amount, Runnable pause) {
        int old = balance();
        pause.run();
        setBalance(old + amount);
    }

    synchronized void depositAtOnce(int amount) {
        balance += amount;
    }
}
