package com.example.shop;

/** Every method that touches the balance is synchronized, and still money gets lost: see {@link #withdraw}. */
public class Account {
    private int balance;

    public Account(int balance) {
        this.balance = balance;
    }

    public synchronized int balance() {
        return balance;
    }

    private synchronized void setBalance(int balance) {
        this.balance = balance;
    }

    /** Reads the balance and writes it back. Between the two, the lock is free for others. */
    public boolean withdraw(int amount) {
        int before = balance();
        if (amount > before) {
            return false;
        }
        setBalance(before - amount);
        return true;
    }

    /** The lock is held from the first look at the balance to the last. */
    public synchronized void deposit(int amount) {
        balance += amount;
    }
}
