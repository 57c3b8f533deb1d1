package okcachestatistics;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.ToLongFunction;

public class PriceCache {
    private final ConcurrentMap<String, Long> prices = new ConcurrentHashMap<>();
    private final ToLongFunction<String> source;
    private final LongAdder requests = new LongAdder();
    private final LongAdder loads = new LongAdder();

    public PriceCache(ToLongFunction<String> source) {
        this.source = source;
    }

    public long price(String article) {
        requests.increment();
        return prices.computeIfAbsent(article, this::load);
    }

    private long load(String article) {
        loads.increment();
        return source.applyAsLong(article);
    }

    /** For the dashboard: may lag behind while requests are served. */
    public String statistics() {
        return requests.sum() + " requests, " + loads.sum() + " loads";
    }
}
