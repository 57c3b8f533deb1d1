package matchmaking;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;

public class Lobby {
    public record Match(String home, String away) {}

    private final Queue<String> waiting = new ArrayDeque<>();
    private int matches;

    public void enter(String player) {
        synchronized (waiting) {
            waiting.add(player);
        }
    }

    public Optional<Match> pair() {
        synchronized (waiting) {
            if (waitingPlayers() < 2) {
                return Optional.empty();
            }
            matches++;
            return Optional.of(new Match(next(), next()));
        }
    }

    private String next() {
        synchronized (waiting) {
            return waiting.poll();
        }
    }

    public int waitingPlayers() {
        synchronized (waiting) {
            return waiting.size();
        }
    }

    public int matches() {
        synchronized (waiting) {
            return matches;
        }
    }
}
