package seats;

import java.util.concurrent.Semaphore;

public class Seats {
    private final Semaphore permit = new Semaphore(1);
    private int free = 1;

    public boolean take() {
        if (!permit.tryAcquire()) {
            return false;
        }
        boolean any = free > 0;
        permit.release();
        if (!any) {
            return false;
        }
        if (!permit.tryAcquire()) {
            return false;
        }
        free--;
        permit.release();
        return true;
    }
}
