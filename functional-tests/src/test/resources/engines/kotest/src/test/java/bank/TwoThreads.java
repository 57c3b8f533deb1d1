package bank;

final class TwoThreads {
    private TwoThreads() {}

    /** Each takes one number. */
    static void take() throws InterruptedException {
        Numbers numbers = new Numbers();
        Thread one = new Thread(numbers::next);
        Thread other = new Thread(numbers::next);
        one.start();
        other.start();
        one.join();
        other.join();
    }
}
