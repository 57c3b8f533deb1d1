package bank.fixed;

/** Two tellers withdraw from one account at the same time. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) throws InterruptedException {
        Account account = new Account(100);
        Thread first = new Thread(() -> account.withdraw(30), "teller-1");
        Thread second = new Thread(() -> account.withdraw(50), "teller-2");
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.println("100 - 30 - 50 = " + account.getBalance());
    }
}
