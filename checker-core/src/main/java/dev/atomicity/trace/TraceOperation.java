package dev.atomicity.trace;

/** What an event does, as the trace format spells it. */
enum TraceOperation {
    READ("r("),
    WRITE("w("),
    ACQUIRE("acq("),
    RELEASE("rel("),
    FORK("fork("),
    JOIN("join("),
    BEGIN("begin("),
    END("end(");

    private static final int ACQ = WordScan.half("acq(");
    private static final int REL = WordScan.half("rel(");
    private static final int FORK_ = WordScan.half("fork");
    private static final int JOIN_ = WordScan.half("join");
    private static final int BEGI = WordScan.half("begi");
    private static final int END_ = WordScan.half("end(");

    /** How many bytes the operation takes, with the opening parenthesis. */
    final int length;

    TraceOperation(String spelling) {
        this.length = spelling.length();
    }

    /** Whether the operation may stand without a target: the name of a region is for people. */
    boolean needsTarget() {
        return this != BEGIN && this != END;
    }

    /** The operation that starts there, or null. */
    static TraceOperation at(byte[] bytes, int at) {
        if (bytes[at + 1] == '(') {
            return bytes[at] == 'r' ? READ : bytes[at] == 'w' ? WRITE : null;
        }
        int four = WordScan.half(bytes, at);
        if (four == ACQ) {
            return ACQUIRE;
        } else if (four == REL) {
            return RELEASE;
        } else if (four == END_) {
            return END;
        } else if (four == BEGI) {
            return bytes[at + 4] == 'n' && bytes[at + 5] == '(' ? BEGIN : null;
        } else if (four == FORK_) {
            return bytes[at + 4] == '(' ? FORK : null;
        } else if (four == JOIN_) {
            return bytes[at + 4] == '(' ? JOIN : null;
        }
        return null;
    }
}
