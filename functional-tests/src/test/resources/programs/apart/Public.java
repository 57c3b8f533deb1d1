package programs.apart;

/** Its parent cannot be named from elsewhere, but its parent's fields can be accessed through it. */
public class Public extends Ancestor {
    protected volatile long own = 5;

    static {
        System.out.println("initialising Public");
    }

    public long sum() {
        return open + guarded + shared + own + spread;
    }
}
