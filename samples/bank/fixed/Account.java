package bank.fixed;

import bank.Approval;

/** As the account beside it, but the lock is held from the first look at the balance to the last. */
class Account {
    private int balance;

    Account(int balance) {
        this.balance = balance;
    }

    synchronized int getBalance() {
        return balance;
    }

    synchronized boolean withdraw(int amount) {
        if (amount > balance || !Approval.of(amount)) {
            return false;
        }
        balance -= amount;
        return true;
    }
}
