package dev.atomicity.hooks.thread;

/**
 * When the active transaction of a thread first read each of its most recent variables, to find out whether another thread has changed one
 * since. Used by its own thread only.
 */
public final class FirstReads {
    private static final int REMEMBERED = 8;

    /** The last variables that were read, in which transaction, and after which change; created with the first read. */
    private Object[] variables;

    private long[] transactions;
    private long[] changes;
    private int next;

    /**
     * The thread has read a variable.
     *
     * @param change the number of the last change before
     */
    public void add(Object variable, ThreadState thread, long change) {
        if (!thread.inTransaction()) {
            return;
        }
        if (variables == null) {
            long[] ofTransactions = new long[REMEMBERED];
            changes = new long[REMEMBERED];
            transactions = ofTransactions;
            variables = new Object[REMEMBERED]; // last: if it is set, all three are
        }
        int index = indexOf(variable);
        if (index < 0) {
            index = next;
            next = (next + 1) % REMEMBERED;
        } else if (transactions[index] == thread.transaction()) {
            return; // the first read of a transaction counts
        }
        variables[index] = variable;
        transactions[index] = thread.transaction();
        changes[index] = change;
    }

    /** Whether the active transaction has read the variable before the change with that number. */
    public boolean hasReadBefore(long change, Object variable, ThreadState thread) {
        int index = indexOf(variable);
        return index >= 0
                && thread.inTransaction()
                && transactions[index] == thread.transaction()
                && changes[index] < change;
    }

    private int indexOf(Object variable) {
        if (variables != null) {
            for (int i = 0; i < REMEMBERED; i++) {
                if (variables[i] == variable) {
                    return i;
                }
            }
        }
        return -1;
    }
}
