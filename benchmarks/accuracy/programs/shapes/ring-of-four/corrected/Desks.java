package ring4;

/** Four desks; each hands a copy of its paper to the next one. */
public class Desks {
    private int first = 1;
    private int second = 2;
    private int third = 3;
    private int fourth = 4;

    public synchronized void firstToSecond() {
        int paper = first;
        second = paper;
    }

    public synchronized void secondToThird() {
        int paper = second;
        third = paper;
    }

    public synchronized void thirdToFourth() {
        int paper = third;
        fourth = paper;
    }

    public synchronized void fourthToFirst() {
        int paper = fourth;
        first = paper;
    }
}
