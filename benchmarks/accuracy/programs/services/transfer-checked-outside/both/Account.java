package transfercheckedoutside;

public class Account {
    final int id;
    int balance;

    public Account(int id, int balance) {
        this.id = id;
        this.balance = balance;
    }

    synchronized int balance() {
        return balance;
    }
}
