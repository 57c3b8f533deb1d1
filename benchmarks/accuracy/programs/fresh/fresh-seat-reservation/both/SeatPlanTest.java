package seatreservation;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

class SeatPlanTest {
    @Test
    void twoPassengers() throws Exception {
        SeatPlan plan = new SeatPlan(2, 3);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<String>> calls = List.of(() -> plan.book(1, 2, "Ines"), () -> plan.book(1, 2, "Joao"));
        pool.invokeAll(calls);
        pool.shutdown();
        plan.occupied();
    }
}
