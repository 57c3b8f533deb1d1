package heating;

public class Thermostat {
    private final Temperature wanted;

    public Thermostat(Temperature wanted) {
        this.wanted = wanted;
    }

    public void up() {
        wanted.add(1);
    }
}
