package seatreservation;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class SeatPlan {
    private static final class Seat {
        private final int row;
        private final char letter;
        private String passenger;

        private Seat(int row, char letter) {
            this.row = row;
            this.letter = letter;
        }

        private boolean isFree() {
            return passenger == null;
        }
    }

    private final Lock lock = new ReentrantLock();
    private final Seat[][] seats;
    private int occupied;

    public SeatPlan(int rows, int width) {
        seats = new Seat[rows][width];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < width; column++) {
                seats[row][column] = new Seat(row + 1, (char) ('A' + column));
            }
        }
    }

    public String book(int row, int column, String passenger) {
        Seat seat = seats[row][column];
        if (!seat.isFree()) {
            throw new IllegalStateException("taken");
        }
        lock.lock();
        try {
            seat.passenger = passenger;
            occupied++;
            return "" + seat.row + seat.letter;
        } finally {
            lock.unlock();
        }
    }

    public int occupied() {
        lock.lock();
        try {
            return occupied;
        } finally {
            lock.unlock();
        }
    }
}
