package dev.atomicity.benchmarks;

/** How the threads of a program share a variable; each kind has classes and fields of its own. */
enum VariableKind {
    /** Only ever touched by one thread: what a task allocates and works on. */
    CONFINED(30, "Request", "body", "length", "user", "status"),
    /** Read by all, hardly ever written: settings, caches, classes. */
    READ_MOSTLY(20, "Settings", "limit", "rate", "mode", "peers"),
    /** Touched only while its lock is held. */
    GUARDED(40, "Account", "balance", "owner", "history", "version"),
    /** Shared without a lock: a counter, a flag, a bug. */
    RACY(10, "Statistics", "hits", "misses", "latest", "enabled");

    /** How many of a hundred variables are of this kind. */
    final int percent;

    final String className;
    final String[] fields;

    VariableKind(int percent, String className, String... fields) {
        this.percent = percent;
        this.className = className;
        this.fields = fields;
    }
}
