package carts;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class Checkout {
    private final Map<Integer, String> orders = new ConcurrentHashMap<>();
    private final AtomicInteger last = new AtomicInteger();

    public int order(String item) {
        int number = last.get() + 1;
        orders.put(number, item);
        last.set(number);
        return number;
    }
}
