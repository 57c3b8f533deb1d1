package threadsubclass;

public class Crawler {
    private final java.util.List<String> open = new java.util.Vector<>(java.util.List.of("page"));
    private int visited;

    String next() {
        if (open.isEmpty()) {
            return null;
        }
        return open.remove(0);
    }

    public final class Worker extends Thread {
        @Override
        public void run() {
            next();
        }
    }

    public Worker worker() {
        return new Worker();
    }
}
