package button;

public class Button {
    private volatile Runnable listener;

    public void setListener(Runnable newListener) {
        listener = newListener;
    }

    public void click() {
        Runnable current = listener;
        if (current != null) {
            current.run();
        }
    }
}
