package overlap;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.Buffer;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** One meeting of two threads, with objects of its own. Not watched. */
public class Round {
    private static final Pattern COMMENT = Pattern.compile("(?m)^#.*$");

    private final Payload payload = new Payload();
    private final Object root;
    private final Object publisherLock;
    private final Object observerLock;
    private final Object[] operands;
    private final Operation operation;

    /** What the observer finds if nothing was published. */
    private final String nothing;

    /** What the functions were given; that is part of what is found if they are the observer's. */
    private final Delivered delivered;

    private final Supplier<Object> initialiser;

    private volatile boolean isPublished;
    private volatile boolean isObserved;

    Round(Operation operation, String nothing) {
        Object root = operation.initial().get();
        boolean isForSeveral = operation.kind().isForSeveral();
        this.root = root;
        this.publisherLock = new Object();
        this.observerLock = isForSeveral ? new Object() : publisherLock;
        this.delivered = new Delivered(this);
        this.operands = operation.makeOperands(root, delivered);
        this.operation = operation;
        this.initialiser = () -> Initialisers.initialise(operation, this);
        this.nothing = nothing;
    }

    public Payload payload() {
        return payload;
    }

    public Object root() {
        return root;
    }

    public Object operand(int index) {
        return operands[index];
    }

    public Object publisherLock() {
        return publisherLock;
    }

    public Object observerLock() {
        return observerLock;
    }

    /** The result of a call that a class makes when it is initialised. */
    public Object initialised() {
        return initialiser.get();
    }

    /** Whether the call only gives what has to be looked through. */
    public boolean mustFinish() {
        return operation.isFinished();
    }

    /** Everything that is in the object through which the threads meet. */
    public Object snapshot() {
        return operation.kind().snapshot(root);
    }

    /** The plain change that the call shows. */
    public void makeChange() {
        operation.kind().change(root, operation.change());
    }

    /** There was nothing to change any more: then nothing is published. */
    public void notChanged(RuntimeException why) {
        if (why instanceof UnsupportedOperationException) {
            throw why;
        }
    }

    /** What the observer has found, in one word. */
    String found(Object result) {
        boolean isCopy = !operation.kind().isGlobal()
                && operation.kind().whole() != null
                && operation.kind().whole().type().isInstance(result)
                && result != root;
        return (isLive(result)
                        ? "live"
                        : Fingerprint.of(isCopy ? operation.kind().snapshot(result) : result))
                + (operation.publishes() ? "" : " " + delivered.text() + filled());
    }

    /** What the call has put into the arguments that were given to be filled. */
    private String filled() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < operands.length; i++) {
            Object operand = operands[i];
            boolean isFilled = operand != null
                    && (operand.getClass().isArray()
                            || operand instanceof Buffer
                            || operand instanceof ByteArrayOutputStream
                            || operand instanceof StringWriter
                            || operand instanceof PrintStream
                            || operand instanceof PrintWriter);
            if (isFilled && i != operation.subject()) {
                // Properties are written with the time of day, as a comment.
                text.append(' ').append(COMMENT.matcher(Fingerprint.of(operand)).replaceAll(""));
            }
        }
        return text.toString();
    }

    /** Whether the result shows what others do after the call, which has read something: then to look at it is to read again. */
    private boolean isLive(Object result) {
        String method = operation.modelled().method().getName();
        boolean isPart = method.equals("subList");
        // The calendar of a format goes on changing with it, and is looked at when the lock is given back.
        return result == root
                || method.equals("getCalendar")
                || (isPart && operation.kind().isForSeveral());
    }

    /** Whether the observer's result says that the publisher was there. */
    public boolean isNews(Object result) {
        return !found(result).equals(nothing);
    }

    /** Whether functions look at what was published as soon as they are given it. */
    boolean looksInside() {
        return nothing != null && !nothing.contains(Fingerprint.of(Element.NEW));
    }

    /** Lets the observer have a look in the middle of the publisher's region. */
    public void pauseForObserver() {
        isPublished = true;
        await(() -> isObserved);
    }

    void awaitPublished() {
        await(() -> isPublished);
    }

    void observed() {
        isObserved = true;
    }

    void published() {
        isPublished = true;
    }

    @SuppressWarnings("ThreadPriorityCheck")
    static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + 20_000_000_000L;
        while (!condition.getAsBoolean()) {
            Thread.yield();
            if (System.nanoTime() > end) {
                throw new IllegalStateException("the other thread does not come");
            }
        }
    }
}
