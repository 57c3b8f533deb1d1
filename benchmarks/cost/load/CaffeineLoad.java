import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.concurrent.atomic.AtomicLong;

/** Two threads get values from a cache that is too small for all of them. */
public final class CaffeineLoad {
    private static final int THREADS = 2;
    private static final int GETS = 6_000_000;
    private static final int KEYS = 4_000;
    private static final int SIZE = 2_000;

    public static void main(String[] arguments) throws Exception {
        int gets = GETS / Integer.parseInt(arguments[0]);
        Cache<Integer, String> cache = Caffeine.newBuilder().maximumSize(SIZE).build();
        AtomicLong sum = new AtomicLong();
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            int number = i;
            threads[i] = new Thread(() -> {
                long own = 0;
                long random = number + 1;
                for (int j = 0; j < gets / THREADS; j++) {
                    random = random * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
                    int key = (int) Math.min((random >>> 33) % KEYS, (random >>> 40) % KEYS);
                    own += cache.get(key, String::valueOf).length();
                }
                sum.addAndGet(own);
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        cache.cleanUp();
        System.out.println("result " + sum);
    }
}
