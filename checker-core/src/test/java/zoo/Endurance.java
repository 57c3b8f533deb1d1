package zoo;

/** Makes many objects and many threads, none of which lives long: {@code Endurance OBJECTS THREADS}. */
public final class Endurance {
    private Node last = new Node();
    private int[] cells = new int[100];

    private Endurance() {}

    private static final class Node {
        private int value;
        private Node next;
    }

    public static void main(String[] args) throws InterruptedException {
        Endurance endurance = new Endurance();
        long objects = Long.parseLong(args[0]);
        Together.run(() -> endurance.makeObjects(objects / 2), () -> endurance.makeObjects(objects / 2));
        endurance.makeThreads(Integer.parseInt(args[1]));
        System.out.println("made them all");
    }

    private void makeObjects(long count) {
        for (long i = 0; i < count; i += 100) {
            makeSome();
            if (i % 10_000 == 0) {
                share();
            }
        }
    }

    @Atomic
    private static int makeSome() {
        Node chain = null;
        for (int i = 0; i < 100; i++) {
            Node node = new Node();
            node.value = i;
            node.next = chain;
            chain = i % 10 == 0 ? null : node;
        }
        return chain == null ? 0 : chain.value;
    }

    /** What two threads know dies as well: fields with readers, arrays, and objects used as locks. */
    @Atomic
    private synchronized void share() {
        synchronized (last) {
            last.value++;
            last = new Node();
        }
        cells[3] += last.value;
        cells = new int[100];
        cells[70] = 1;
    }

    /** Some are waited for, some are not. */
    private void makeThreads(int count) throws InterruptedException {
        for (int i = 0; i < count; i++) {
            Thread thread = new Thread(this::share);
            thread.start();
            if (i % 4 != 0) {
                thread.join();
            } else {
                while (thread.isAlive()) {
                    Thread.onSpinWait();
                }
            }
        }
    }
}
