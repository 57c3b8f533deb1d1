package programs;

import java.util.ArrayList;

/** Objects are copied while other threads are in the middle of accessing them. */
public class Copies implements Cloneable {
    int plain;
    volatile int changing;
    Object[] array = {1, 2};

    static class OwnList extends ArrayList<String> {
        volatile int changes;

        @Override
        public boolean add(String text) {
            changes++;
            return super.add(text);
        }
    }

    Copies copy() throws CloneNotSupportedException {
        return (Copies) super.clone();
    }

    public static void main(String[] args) throws Exception {
        Copies original = new Copies();
        OwnList list = new OwnList();
        list.add("a");
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 20_000; k++) {
                    original.changing++;
                    original.plain++;
                    list.changes++;
                }
            });
            threads[i].start();
        }
        long sum = 0;
        for (int k = 0; k < 20_000; k++) {
            Copies copy = original.copy();
            copy.changing = 1;
            copy.plain = 2;
            sum += copy.changing + copy.plain + copy.array.clone().length;
            OwnList copied = (OwnList) list.clone();
            copied.changes = 1;
            sum += copied.changes;
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(sum);
    }
}
