package dev.atomicity.benchmarks;

import java.util.Arrays;

/** The threads that can do something now; which one does is left to chance. */
final class RunQueue {
    private Worker[] workers = new Worker[16];
    private int size;

    void add(Worker worker) {
        if (size == workers.length) {
            workers = Arrays.copyOf(workers, 2 * size);
        }
        workers[size++] = worker;
    }

    int choose(Dice dice) {
        return dice.below(size);
    }

    Worker get(int place) {
        return workers[place];
    }

    void remove(int place) {
        workers[place] = workers[--size];
        workers[size] = null;
    }
}
