package dev.atomicity.steps;

import java.util.HashMap;
import java.util.Map;

/**
 * What an event does to its variable, lock or task. The text is what a person reads before the name of the variable, and what the log, the results
 * file and the plans contain.
 */
public enum Operation {
    READS("reads", "read"),
    WRITES("writes", "wrote"),
    /** Reads and writes in one step, or changes something in a way that depends on what it was. */
    UPDATES("updates", "updated"),
    /** Takes elements out of one collection and puts them into another one. */
    MOVES("moves", "moved"),
    /** Creates a view: an object through which the variable is accessed later. */
    VIEWS("views", "viewed"),

    ACQUIRES("acquires", "acquired"),
    RELEASES("releases", "released"),
    LOCKS("locks", "locked"),
    UNLOCKS("unlocks", "unlocked"),
    /** Tries to take a lock: whether it is taken is known only afterwards. */
    TRIES("tries", "tried"),
    READ_LOCKS_THE("read-locks the", "read-locked the"),
    WRITE_LOCKS_THE("write-locks the", "write-locked the"),
    UNLOCKS_THE("unlocks the", "unlocked the"),
    CHANGES_TO_A_READ("changes to a read", "changed to a read"),
    CHANGES_TO_A_WRITE("changes to a write", "changed to a write"),
    CHANGES_TO_AN_OPTIMISTIC("changes to an optimistic", "changed to an optimistic"),
    LOOKS_AT_THE("looks at the", "looked at the"),
    VALIDATES_THE("validates the", "validated the"),
    GETS_THE_READ("gets the read", "got the read"),
    GETS_THE_WRITE("gets the write", "got the write"),
    GETS_THE_READ_WRITE("gets the read-write", "got the read-write"),

    MAKES_A("makes a", "made a"),
    WAITS_ON("waits on", "waited on"),
    WAITS_FOR("waits for", "waited for"),
    WAITS_FOR_THE("waits for the", "waited for the"),
    WAITS_AT_THE("waits at the", "waited at the"),
    HAS_WAITED_FOR_THE("has waited for the", "had waited for the"),
    HAS_WAITED_AT_THE("has waited at the", "had waited at the"),
    NOTIFIES("notifies", "notified"),
    SIGNALS("signals", "signalled"),
    GETS("gets", "got"),
    COUNTS_THE_LATCH("counts the latch", "counted the latch"),
    RESETS_THE("resets the", "reset the"),
    ARRIVES_AT_THE("arrives at the", "arrived at the"),
    EXCHANGES_AN("exchanges an", "exchanged an"),

    STARTS("starts", "started"),
    STARTS_A("starts a", "started a"),
    STARTS_THE("starts the", "started the"),
    RENAMES_THE("renames the", "renamed the"),
    JOINS("joins", "joined"),
    JOINS_THE("joins the", "joined the"),
    FORKS_A("forks a", "forked a"),
    HANDS_OVER_A("hands over a", "handed over a"),
    REPEATS_THE("repeats the", "repeated the"),
    HAS_RUN_THE("has run the", "had run the"),
    COMPLETES_A("completes a", "completed a"),
    COMPLETES_THE("completes the", "completed the"),
    GETS_THE("gets the", "got the"),
    LEAVES_THE("leaves the", "left the"),

    /** Not an event: the site stands for an atomic region. */
    REGION("region", "region"),
    /** It is not known what the event did. */
    ACTS("acts", "acted");

    private static final Map<String, Operation> BY_TEXT = new HashMap<>();

    static {
        for (Operation operation : values()) {
            BY_TEXT.put(operation.text, operation);
        }
    }

    private final String text;
    private final String past;

    Operation(String text, String past) {
        this.text = text;
        this.past = past;
    }

    /**
     * The operation with this text.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Operation named(String text) {
        Operation operation = BY_TEXT.get(text);
        if (operation == null) {
            throw new IllegalArgumentException("there is no operation '" + text + "'");
        }
        return operation;
    }

    /** The operation with this text, {@link #ACTS} if this version does not know it; null for null. */
    public static Operation read(String text) {
        return text == null ? null : BY_TEXT.getOrDefault(text, ACTS);
    }

    /** In the present tense, such as {@code reads}. */
    public String text() {
        return text;
    }

    /** In the past tense, such as {@code read}. */
    public String past() {
        return past;
    }

    /** Whether it accesses data without changing it. */
    public boolean isRead() {
        return this == READS;
    }

    /** Whether it changes data. */
    public boolean isWrite() {
        return this == WRITES || this == UPDATES || this == MOVES;
    }

    /** Whether it takes a lock or releases it. */
    public boolean isLocking() {
        return this == ACQUIRES || this == RELEASES || this == LOCKS || this == UNLOCKS;
    }

    @Override
    public String toString() {
        return text;
    }
}
