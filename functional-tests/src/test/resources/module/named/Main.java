package named;

/** A program in a module of its own. */
public class Main {
    private int count;
    private static final int[] SHARED = new int[2];

    synchronized void count() {
        count++;
        SHARED[1] = count;
    }

    public static void main(String[] args) throws InterruptedException {
        Main main = new Main();
        Thread thread = new Thread(main::count);
        thread.start();
        thread.join();
        main.count();
        System.out.println(main.count + " " + SHARED[1] + " " + Main.class.getModule());
    }
}
