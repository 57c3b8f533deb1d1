package leaderboard;

import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.Test;
import support.Threads;

class LeaderboardTest {
    @Test
    void twoGamesOfOnePlayer() throws Exception {
        Leaderboard board = new Leaderboard();
        board.award("eva", 5);
        CyclicBarrier start = new CyclicBarrier(2);
        Threads.run(
                () -> {
                    start.await();
                    board.award("eva", 10);
                },
                () -> {
                    start.await();
                    board.award("eva", 20);
                });
        board.top();
    }
}
