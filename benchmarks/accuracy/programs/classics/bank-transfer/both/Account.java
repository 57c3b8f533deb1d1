package bank;

public class Account {
    private int balance;

    Account(int balance) {
        this.balance = balance;
    }

    synchronized int balance() {
        return balance;
    }

    synchronized void add(int amount) {
        balance += amount;
    }
}
