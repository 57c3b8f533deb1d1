package tracer;

/** The sum over the lines that all workers have rendered. */
public class Scene {
    private long checksum;

    public void render(int line) {
        long sum = 0;
        for (int x = 0; x < 8; x++) {
            sum += (long) line * x;
        }
        synchronized (this) {
            checksum += sum;
        }
    }

    public synchronized long checksum() {
        return checksum;
    }
}
