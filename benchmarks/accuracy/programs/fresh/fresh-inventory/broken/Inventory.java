package inventory;

import java.util.HashMap;
import java.util.Map;

public class Inventory {
    private final Object stockLock = new Object();
    private final Map<String, Integer> stock = new HashMap<>();
    private final Map<String, String> reservations = new HashMap<>();

    public void receive(String sku, int quantity) {
        synchronized (stockLock) {
            Integer present = stock.get(sku);
            stock.put(sku, present == null ? quantity : present + quantity);
        }
    }

    public int available(String sku) {
        synchronized (stockLock) {
            return stock.getOrDefault(sku, 0);
        }
    }

    public boolean reserve(String orderId, String sku, int quantity) {
        int left = available(sku);
        if (left < quantity) {
            return false;
        }
        synchronized (stockLock) {
            stock.put(sku, left - quantity);
            reservations.put(orderId, sku);
        }
        return true;
    }

    public String reservedFor(String orderId) {
        synchronized (stockLock) {
            return reservations.get(orderId);
        }
    }
}
