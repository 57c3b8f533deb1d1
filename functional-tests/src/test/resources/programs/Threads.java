package programs;

/** Threads of unusual kinds, and an end of the program from an unusual place. */
public class Threads {
    static int shared;
    static final Object LOCK = new Object();

    static class Own extends Thread {
        int starts;

        @Override
        public synchronized void start() {
            starts++;
            super.start();
        }

        @Override
        public void run() {
            synchronized (LOCK) {
                shared += starts;
            }
        }

        /** Not the one of Thread. */
        String join(int times, String text) throws InterruptedException {
            join();
            return text.repeat(times);
        }

        boolean join(String text) {
            return text.isEmpty();
        }
    }

    /** Never starts, and does its work where it is called. */
    static class Lazy extends Thread {
        @Override
        public void start() {
            run();
        }

        @Override
        public void run() {
            shared += 100;
        }
    }

    public static void main(String[] args) throws Exception {
        Own own = new Own();
        own.start();
        System.out.println(own.join(2, "ab") + own.join(""));
        own.join(10);
        own.join(10, 5);
        new Lazy().start();
        try {
            own.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("again " + own.starts);
        }
        System.out.println(shared);
        Thread failing = new Thread(() -> {
            int[] array = new int[shared = 1];
            array[shared]++;
        }, "failing");
        failing.start();
        failing.join();
        Thread interrupted = new Thread(() -> {
            try {
                synchronized (LOCK) {
                    LOCK.wait();
                }
            } catch (InterruptedException e) {
                shared = 7;
            }
        });
        interrupted.start();
        interrupted.interrupt();
        interrupted.join();
        System.out.println(shared);
        Thread daemon = new Thread(() -> {
            while (true) {
                synchronized (LOCK) {
                    shared++;
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook " + (shared > 0))));
        try {
            throw new IllegalStateException();
        } finally {
            synchronized (LOCK) {
                exit(args.length + 3);
            }
        }
    }

    static synchronized void exit(int status) {
        System.exit(status);
    }
}
