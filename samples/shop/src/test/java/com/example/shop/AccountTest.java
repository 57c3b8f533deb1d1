package com.example.shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** These tests pass, whatever the threads do to each other: the check sees what they do not look at. */
class AccountTest {
    @Test
    void withdrawalsOfManyTellers() throws Exception {
        Account account = new Account(1_000_000);
        Together.run(100_000, () -> account.withdraw(1));
        assertTrue(account.balance() < 1_000_000);
    }

    @Test
    void depositsOfManyTellers() throws Exception {
        Account account = new Account(0);
        Together.run(100_000, () -> account.deposit(1));
        assertEquals(400_000, account.balance());
    }

    @Test
    void nobodyWithdrawsMoreThanThereIs() {
        Account account = new Account(10);
        assertEquals(false, account.withdraw(11));
        assertEquals(10, account.balance());
    }
}
