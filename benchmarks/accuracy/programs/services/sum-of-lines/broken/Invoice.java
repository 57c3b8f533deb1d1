package sumoflines;

public class Invoice {
    private final Line pens = new Line();
    private final Line inks = new Line();

    public void addSet() {
        pens.add(1);
        inks.add(1);
    }

    public int total() {
        return pens.quantity() + inks.quantity();
    }
}
