package overlap;

/** The superclass of classes that make a call before they call its constructor. Not watched. */
public class Base {
    public Object result;

    protected Base(Object result) {
        this.result = result;
    }

    /** The superclass of those that make the call afterwards. */
    public static class Settable extends Base {
        protected Settable() {
            super(null);
        }

        protected void set(Object made) {
            result = made;
        }
    }
}
