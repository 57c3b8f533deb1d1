package overlap;

import java.util.Date;
import java.util.concurrent.TimeUnit;

/** One meeting of two threads through a synchronizer. Not watched. */
public final class SyncRound extends Round {
    private static final long SECONDS = 20;

    private final Meeting meeting;
    private final SyncPair pair;

    /** Written by the thread that makes the tried call, and read by it. */
    private Object[] operands = {};

    /** What one part of a thread's region keeps for the next, as a stamp: one for each thread. */
    private Object keptByPublisher;

    private Object keptByObserver;

    private volatile Object shared;

    SyncRound(Meeting meeting, Operation operation, SyncPair pair) {
        super(operation, null);
        this.meeting = meeting;
        this.pair = pair;
    }

    @Override
    public Object operand(int index) {
        return operands[index];
    }

    // ---------------------------------------------------------------- what the regions call

    public void prepare() {
        keptByPublisher = play(meeting.prepare(), keptByPublisher);
    }

    public void publish() {
        keptByPublisher = play(meeting.publish(), keptByPublisher);
    }

    /** Whether the observer has got what it asked for. */
    public boolean observe() {
        keptByObserver = play(meeting.observe(), null);
        return !Boolean.FALSE.equals(keptByObserver) && !Long.valueOf(0).equals(keptByObserver);
    }

    public void finish() {
        play(meeting.finish(), keptByObserver);
    }

    private Object play(Meeting.Part part, Object kept) {
        try {
            return part.play(root(), kept, this);
        } catch (Exception e) {
            throw new IllegalStateException(meeting.toString(), e);
        }
    }

    // ---------------------------------------------------------------- what the parts of a meeting call

    /** Makes the call that is tried; what is not given follows from the types of the parameters. */
    public Object tried(Object receiver, Object... given) throws Exception {
        Class<?>[] types = meeting.method().getParameterTypes();
        Object[] all = new Object[types.length + 1];
        all[0] = receiver;
        for (int i = 0; i < types.length; i++) {
            all[i + 1] = i < given.length ? given[i] : argument(types[i]);
        }
        operands = all;
        return pair.attempt(this);
    }

    private Object argument(Class<?> type) {
        if (type == TimeUnit.class) {
            return TimeUnit.SECONDS;
        } else if (type == long.class) {
            boolean hasUnit = meeting.method().getParameterCount() > 1;
            return hasUnit ? SECONDS : TimeUnit.SECONDS.toNanos(SECONDS);
        } else if (type == Date.class) {
            return new Date(System.currentTimeMillis() + TimeUnit.SECONDS.toMillis(SECONDS));
        }
        return type == int.class ? (Object) 1 : Element.NEW;
    }

    /** Hands something to the other thread, or says that it may go on. */
    public void share(Object something) {
        shared = something;
    }

    public Object awaitShared() {
        await(() -> shared != null);
        return shared;
    }
}
