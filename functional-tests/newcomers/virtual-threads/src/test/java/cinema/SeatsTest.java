package cinema;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class SeatsTest {
    @Test
    void twoGuests() throws Exception {
        Seats seats = new Seats();
        Callable<Boolean> ann = () -> seats.book("A1", "Ann");
        Callable<Boolean> bob = () -> seats.book("A1", "Bob");
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Boolean>> booked = threads.invokeAll(List.of(ann, bob));
            assertTrue(booked.get(0).get() || booked.get(1).get());
        }
    }
}
