package dev.atomicity.hooks.thread;

import java.util.Arrays;

/**
 * The calls of the JDK that a thread is in the middle of, the outermost first: each but the last runs code of the program, in which the
 * next one is made. Used by its own thread only.
 *
 * <p>A method that makes such calls stores their number at its start. After each of its calls, and wherever it catches an exception, this
 * number is restored: so a call is left exactly when it has ended, however it ends.
 */
public final class EnteredCalls {
    /** The state for a call that does not walk. */
    public static final long NO_WALK = -1;

    /** How many gates a call tries if the calls inside do not leave: each costs some waiting time. */
    private static final int GATES = 4;

    /** One of the calls. The objects are reused. */
    public static final class Call {
        private final GatePassage subject = new GatePassage();

        /** What else the call is about, as {@code addAll} is about what it adds. */
        private final GatePassage other = new GatePassage();

        /** Whether the call goes through elements, and runs code of the program for each. */
        public boolean isWalk;

        /** What the call walks through, and the state of that before it, {@link #NO_WALK} if there is nothing to record. */
        public SharedObject walked;

        public long since;

        /** The same for an atomic, of which {@code since} says how often it was changed, or used. */
        public AtomicVariable atomic;

        /** What the call is made on, and where. */
        private Object collection;

        private boolean runsCode;
        private int site;

        /** Whether the call waits for others outside the gate; then {@code walked} and {@code since} are as for a walk. */
        private boolean hasWaited;

        /** Whether a hook has failed meanwhile: the gates of the call are left, so it is not known when the call takes effect. */
        private boolean isGivenUp;

        /** Sets the collection on which the call is made. */
        public void setSubject(Object subject, boolean runsCodeOfProgram, int at) {
            collection = subject;
            runsCode = runsCodeOfProgram;
            site = at;
        }

        /** What the call goes through, if it was begun alone; null otherwise. */
        public Object walkedAlone() {
            return isWalk && walked == null ? collection : null;
        }

        /** What the call is made on; null if that is not known, or if the call runs code of the program. */
        public Object collection() {
            return runsCode || isGivenUp ? null : collection;
        }

        public int site() {
            return site;
        }

        /** The call waits for others, with the queue in that state. */
        public void waits(SharedObject queue, long state) {
            hasWaited = true;
            walked = queue;
            since = state;
        }

        public boolean hasWaited() {
            return hasWaited;
        }

        private void begin() {
            collection = null;
            hasWaited = false;
            isGivenUp = false;
            isWalk = false;
            walked = null;
            atomic = null;
            since = NO_WALK;
        }

        private void end() {
            subject.leave();
            other.leave();
            walked = null;
            atomic = null;
            collection = null;
        }
    }

    private Call[] calls = {};
    private int depth;

    public int depth() {
        return depth;
    }

    /** A call begins; the thread is in it until {@link #leaveTo}. */
    public Call enter() {
        if (depth == calls.length) {
            calls = Arrays.copyOf(calls, depth + 4);
            for (int i = depth; i < calls.length; i++) {
                calls[i] = new Call();
            }
        }
        Call call = calls[depth];
        call.begin();
        depth++;
        return call;
    }

    /** The innermost call, null if there is none. */
    public Call innermost() {
        return depth == 0 ? null : calls[depth - 1];
    }

    /** One of the calls, the outermost being the first. */
    public Call at(int index) {
        return calls[index];
    }

    /** All calls but the outermost have ended. */
    public void leaveTo(int outermost) {
        while (depth > outermost) {
            calls[depth - 1].end();
            depth--;
        }
    }

    /** A hook of the thread has failed: all gates are left, and none of the calls is recorded. */
    public void giveUp() {
        for (int i = 0; i < depth; i++) {
            calls[i].end();
            calls[i].isGivenUp = true;
            calls[i].since = NO_WALK;
        }
    }

    /** Whether it is unknown when the innermost call took effect: other threads gave up waiting for it, or it has waited for them. */
    public boolean isLeftBehind() {
        Call call = innermost();
        return call != null
                && (call.isGivenUp || call.hasWaited || call.subject.isLeftBehind() || call.other.isLeftBehind());
    }

    /**
     * The innermost call passes the gate of its collection, if there is one.
     *
     * @param monitor what the call takes, or null
     */
    public void passGate(SharedObject shadow, boolean changes, Object monitor, boolean runsCode) {
        pass(innermost().subject, shadow, changes, monitor, runsCode);
    }

    /** The same for what else the call is about. */
    public void passOtherGate(SharedObject shadow, boolean changes, Object monitor) {
        pass(innermost().other, shadow, changes, monitor, false);
    }

    private void pass(GatePassage passage, SharedObject shadow, boolean changes, Object monitor, boolean runsCode) {
        CallGate wanted = shadow.gate();
        if (wanted == null) {
            return;
        }
        for (int gates = 0; gates < GATES; gates++) {
            boolean alone = wanted.wantsToBeAlone(changes);
            GatePassage entered = passageOf(wanted);
            if (entered != null) {
                passage.borrow(wanted, alone && !entered.isAlone());
                return;
            }
            switch (wanted.enter(alone, monitor, runsCode, hasPassed())) {
                case INSIDE -> {
                    passage.enter(wanted, alone);
                    return;
                }
                case FIRST -> {
                    return;
                }
                case GIVEN_UP -> wanted = shadow.gateInsteadOf(wanted);
            }
        }
        passage.borrow(wanted, true);
    }

    /** How this thread has entered the gate, null if it has not. */
    private GatePassage passageOf(CallGate gate) {
        for (int i = 0; i < depth; i++) {
            Call call = calls[i];
            if (call.subject.hasEntered(gate)) {
                return call.subject;
            }
            if (call.other.hasEntered(gate)) {
                return call.other;
            }
        }
        return null;
    }

    /** Whether the thread is inside some gate, so that others may wait for it. */
    private boolean hasPassed() {
        for (int i = 0; i < depth; i++) {
            if (calls[i].subject.isInside() || calls[i].other.isInside()) {
                return true;
            }
        }
        return false;
    }
}
