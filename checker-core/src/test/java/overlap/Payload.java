package overlap;

/** What is published: two plain fields that belong together. */
public final class Payload {
    public int first;
    public int second;
}
