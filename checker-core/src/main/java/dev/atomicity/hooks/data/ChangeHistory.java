package dev.atomicity.hooks.data;

import dev.atomicity.hooks.thread.ThreadState;

/** Which thread has changed a collection or an atomic last, and how often it was changed. Read and written while its shadow is held. */
final class ChangeHistory {
    /** How often something was changed, and by which thread last. */
    private long changes;

    private int lastChanger;

    /** The number of the change with which the last changes began that were all made by that thread. */
    private long lastChangerSince;

    /** How often something was read or changed. */
    private long uses;

    /** The number of the last change of the whole, and the thread that made it. */
    private long wholeChangedAt;

    private int wholeChanger;

    void use() {
        uses++;
    }

    void change(int thread) {
        changes++;
        uses++;
        if (lastChanger != thread) {
            lastChanger = thread;
            lastChangerSince = changes;
        }
    }

    void changeWhole(int thread) {
        change(thread);
        wholeChangedAt = changes;
        wholeChanger = thread;
    }

    /** The number of the last change. */
    long changes() {
        return changes;
    }

    long uses() {
        return uses;
    }

    boolean wasChangedLastBy(int thread) {
        return lastChanger == thread;
    }

    /** The number of the last change by other threads. */
    long lastChangeByOthers(int thread) {
        return lastChanger == thread ? lastChangerSince - 1 : changes;
    }

    /** Whether there was no change after that one, or a single one by another thread than the given one. */
    boolean isChangedAtMostOnceSince(long change, int thread) {
        return changes == change || (changes == change + 1 && lastChanger != thread);
    }

    /** The number of the last change of the whole. */
    long wholeChangedAt() {
        return wholeChangedAt;
    }

    boolean wasWholeChangedLastBy(int thread) {
        return wholeChanger == thread;
    }

    /**
     * Whether the thread was the last one to change a part, alone or with all others.
     *
     * @param changedAt the number of the last change of the part alone
     * @param changer the thread that did it
     */
    boolean isLastChangeOfPartBy(int thread, long changedAt, int changer) {
        return wholeChangedAt > changedAt ? wholeChanger == thread : changer == thread;
    }

    /** Whether another thread has changed something since the active transaction of the thread has first read the whole. */
    boolean hasChangedSinceRead(long[] whole, ThreadState thread) {
        return !wasChangedLastBy(thread.id) && thread.firstReads.hasReadBefore(changes(), whole, thread);
    }

    /**
     * Whether another thread has changed a part, alone or with all others, since the active transaction of the thread has first read it,
     * alone or with all others.
     *
     * @param changedAt the number of the last change of the part alone
     * @param changer the thread that did it
     */
    boolean hasChangedSinceRead(long[] part, long changedAt, int changer, long[] whole, ThreadState thread) {
        long last = Math.max(changedAt, wholeChangedAt());
        return !isLastChangeOfPartBy(thread.id, changedAt, changer)
                && (thread.firstReads.hasReadBefore(last, part, thread)
                        || thread.firstReads.hasReadBefore(last, whole, thread));
    }
}
