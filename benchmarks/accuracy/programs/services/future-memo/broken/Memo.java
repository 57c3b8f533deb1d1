package futurememo;

import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

public class Memo {
    private final ConcurrentMap<String, Future<Integer>> results = new ConcurrentHashMap<>();

    public int get(String key, Callable<Integer> function) throws Exception {
        Future<Integer> result = results.get(key);
        if (result == null) {
            FutureTask<Integer> task = new FutureTask<>(function);
            result = task;
            results.put(key, task);
            task.run();
        }
        return result.get();
    }
}
