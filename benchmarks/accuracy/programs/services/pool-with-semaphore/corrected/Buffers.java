package poolwithsemaphore;

import java.util.Deque;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;

public class Buffers {
    private final Semaphore free = new Semaphore(2);
    private final Deque<byte[]> buffers = new ConcurrentLinkedDeque<>(List.of(new byte[8], new byte[8]));

    public byte[] borrow() throws InterruptedException {
        free.acquire();
        return buffers.pop();
    }

    public void giveBack(byte[] buffer) {
        buffers.push(buffer);
        free.release();
    }
}
