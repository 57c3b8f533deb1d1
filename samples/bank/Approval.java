package bank;

/** Whether the bank's rules allow a withdrawal. */
public final class Approval {
    private static final long MILLISECONDS = 200;

    private Approval() {}

    /** Takes its time, as rules do: this is what gives another teller the chance to come in between. */
    public static boolean of(int amount) {
        long end = System.nanoTime() + MILLISECONDS * 1_000_000;
        int score = amount;
        while (System.nanoTime() < end) {
            score = score * 31 + 17;
        }
        return amount > 0 || score == 0;
    }
}
