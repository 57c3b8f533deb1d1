package scores;

public class Scores {
    private volatile int best;

    public void add(int score) {
        if (score > best) {
            best = score;
        }
    }
}
