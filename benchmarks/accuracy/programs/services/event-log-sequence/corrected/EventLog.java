package eventlogsequence;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

public class EventLog {
    public record Event(int number, String text) {}

    private final AtomicInteger last = new AtomicInteger();
    private final List<Event> events = new CopyOnWriteArrayList<>();

    public synchronized void append(String text) {
        int number = last.get() + 1;
        events.add(new Event(number, text));
        last.set(number);
    }
}
