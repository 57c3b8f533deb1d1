package scores;

public class Scores {
    private volatile int best;

    public synchronized void add(int score) {
        if (score > best) {
            best = score;
        }
    }
}
