package bank;

/** Each method that touches the balance is synchronized, and still money gets lost: see {@link #withdraw}. */
class Account {
    private int balance;

    Account(int balance) {
        this.balance = balance;
    }

    synchronized int getBalance() {
        return balance;
    }

    synchronized void setBalance(int balance) {
        this.balance = balance;
    }

    /** Reads the balance and writes it back. Between the two, the lock is free for others. */
    boolean withdraw(int amount) {
        int before = getBalance();
        if (amount > before || !Approval.of(amount)) {
            return false;
        }
        setBalance(before - amount);
        return true;
    }
}
