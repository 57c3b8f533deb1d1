package recordinreference;

import java.util.concurrent.atomic.AtomicReference;

public class Scores {
    public record Score(int won, int lost) {}

    private final AtomicReference<Score> score = new AtomicReference<>(new Score(0, 0));

    public void won() {
        Score now = score.get();
        score.set(new Score(now.won() + 1, now.lost()));
    }

    public void lost() {
        Score now = score.get();
        score.set(new Score(now.won(), now.lost() + 1));
    }
}
