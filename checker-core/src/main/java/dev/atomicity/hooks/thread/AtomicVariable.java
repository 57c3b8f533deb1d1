package dev.atomicity.hooks.thread;

import dev.atomicity.shadow.OnlineShadows;

/** An atomic of the JDK, as the state of a thread uses it. */
public interface AtomicVariable extends CompoundVariable {
    /** Reads it, if no thread has changed it since it was in that state. */
    void readAllIfUnchanged(long state, OnlineShadows shadows, ThreadState thread, int site);
}
