package ring;

/** Three desks; each hands a copy of its paper to the next one. */
public class Desks {
    private volatile int first = 1;
    private volatile int second = 2;
    private volatile int third = 3;

    public void firstToSecond() {
        int paper = first;
        second = paper;
    }

    public void secondToThird() {
        int paper = second;
        third = paper;
    }

    public void thirdToFirst() {
        int paper = third;
        first = paper;
    }
}
