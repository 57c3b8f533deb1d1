package support;

import java.util.ArrayList;
import java.util.List;

/** What two or three threads do at the same time. */
public final class Threads {
    private Threads() {}

    /** What a thread does, once. */
    public interface Task {
        void run() throws Exception;
    }

    /** Starts a thread for each task and waits for them. What a task throws because of the mistake fails no test. */
    public static void run(Task... tasks) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (Task task : tasks) {
            threads.add(new Thread(() -> {
                try {
                    task.run();
                } catch (Exception e) {
                    System.err.println(e);
                }
            }));
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
