package airline;

public class Flight {
    private final int seats;
    private int sold;

    public Flight(int seats) {
        this.seats = seats;
    }

    /** The number of the seat, or 0. */
    public synchronized int sell() {
        if (sold == seats) {
            return 0;
        }
        sold = sold + 1;
        return sold;
    }
}
