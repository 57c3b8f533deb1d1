package overlap;

import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** What collections hold: fit to be a key, a value, an element of a sorted set and of a delay queue. */
public record Element(int number) implements Delayed {
    /** What is in a collection before anything happens. */
    static final Element OLD = new Element(1);

    /** What comes in. */
    static final Element NEW = new Element(2);

    @Override
    public int compareTo(Delayed other) {
        return Integer.compare(number, ((Element) other).number);
    }

    @Override
    public long getDelay(TimeUnit unit) {
        return 0;
    }
}
