package sum;

import java.util.concurrent.RecursiveAction;

/** Adds numbers, one half in a task of its own. */
public class Sum {
    private long total;

    private synchronized void add(long amount) {
        total = total + amount;
    }

    public RecursiveAction task(long... numbers) {
        return new RecursiveAction() {
            @Override
            protected void compute() {
                if (numbers.length == 1) {
                    add(numbers[0]);
                } else {
                    invokeAll(task(numbers[0]), task(numbers[1]));
                }
            }
        };
    }
}
