package seeded;

/** Several numbers, each of which may be lost. Whatever the order of threads, each call does the same. */
public class Tally {
    private int votes;
    private int pages;
    private long letters;

    public void add(int amount) {
        votes = votes + amount;
        pages = pages + amount;
        letters = letters + amount;
    }

    public void move() {
        pages = pages - 1;
        votes = votes + 1;
    }
}
