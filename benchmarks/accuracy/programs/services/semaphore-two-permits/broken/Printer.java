package semaphoretwopermits;

import java.util.concurrent.Semaphore;

public class Printer {
    private final Semaphore turns = new Semaphore(2);
    private int pages;

    public void print(int count) throws InterruptedException {
        turns.acquire();
        try {
            pages = pages + count;
        } finally {
            turns.release();
        }
    }
}
