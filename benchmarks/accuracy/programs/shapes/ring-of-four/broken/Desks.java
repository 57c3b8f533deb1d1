package ring4;

/** Four desks; each hands a copy of its paper to the next one. */
public class Desks {
    private volatile int first = 1;
    private volatile int second = 2;
    private volatile int third = 3;
    private volatile int fourth = 4;

    public void firstToSecond() {
        int paper = first;
        second = paper;
    }

    public void secondToThird() {
        int paper = second;
        third = paper;
    }

    public void thirdToFourth() {
        int paper = third;
        fourth = paper;
    }

    public void fourthToFirst() {
        int paper = fourth;
        first = paper;
    }
}
