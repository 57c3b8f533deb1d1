package flagandvalue;

public class Settings {
    private volatile boolean loaded;
    private volatile String text;
    private int loads;

    public String text() {
        if (!loaded) {
            text = "settings " + ++loads;
            loaded = true;
        }
        return text;
    }
}
