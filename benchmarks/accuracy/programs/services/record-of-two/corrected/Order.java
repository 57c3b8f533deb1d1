package recordoftwo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public record Order(List<String> items, AtomicInteger total) {
    public Order() {
        this(Collections.synchronizedList(new ArrayList<>()), new AtomicInteger());
    }

    public synchronized void add(String item, int price) {
        items.add(item);
        total.addAndGet(price);
    }

    public synchronized String summary() {
        return items.size() + " items, " + total.get();
    }
}
