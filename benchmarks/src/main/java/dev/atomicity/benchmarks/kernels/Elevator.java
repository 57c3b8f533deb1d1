package dev.atomicity.benchmarks.kernels;

/** Lifts that serve calls from shared floors, each floor with its lock: many short regions that meet. */
final class Elevator implements Kernel {
    private static final int FLOORS = 40;
    private static final int ROUNDS = 40_000;

    @Override
    public long run(int threads) throws InterruptedException {
        Floor[] floors = new Floor[FLOORS];
        for (int i = 0; i < FLOORS; i++) {
            floors[i] = new Floor();
        }
        Kernel.onThreads(threads, number -> {
            Lift lift = new Lift(floors);
            for (int round = 0; round < ROUNDS; round++) {
                lift.move(round * (number + 3));
            }
        });
        long served = 0;
        for (Floor floor : floors) {
            served += floor.served();
        }
        return served;
    }

    private static final class Floor {
        private int waiting;
        private long served;

        synchronized void call(int people) {
            waiting += people;
        }

        synchronized int board(int places) {
            int boarding = Math.min(places, waiting);
            waiting -= boarding;
            served += boarding;
            return boarding;
        }

        synchronized long served() {
            return served + waiting;
        }
    }

    private static final class Lift {
        private final Floor[] floors;
        private int position;
        private int load;

        Lift(Floor[] floors) {
            this.floors = floors;
        }

        void move(int step) {
            floors[(position + step) % floors.length].call(1 + step % 3);
            for (int i = 0; i < 8; i++) {
                position = (position + 1) % floors.length;
                load = Math.max(0, load - 2);
                load += floors[position].board(8 - load);
            }
        }
    }
}
