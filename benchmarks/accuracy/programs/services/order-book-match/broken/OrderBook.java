package orderbookmatch;

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

public class OrderBook {
    private final ConcurrentSkipListMap<Integer, Integer> offers = new ConcurrentSkipListMap<>();

    public void offer(int price, int amount) {
        offers.merge(price, amount, Integer::sum);
    }

    public int buy(int amount) {
        Map.Entry<Integer, Integer> best = offers.firstEntry();
        if (best == null) {
            return 0;
        }
        int taken = Math.min(amount, best.getValue());
        if (taken == best.getValue()) {
            offers.remove(best.getKey());
        } else {
            offers.put(best.getKey(), best.getValue() - taken);
        }
        return taken;
    }
}
