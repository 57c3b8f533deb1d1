package bank;

public class Account {
    private final int number;
    private int balance;

    public Account(int number, int balance) {
        this.number = number;
        this.balance = balance;
    }

    int number() {
        return number;
    }

    synchronized int balance() {
        return balance;
    }

    synchronized void add(int amount) {
        balance += amount;
    }
}
