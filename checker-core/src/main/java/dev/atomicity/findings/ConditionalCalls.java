package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.results.Pattern;

/**
 * Recognises an act that checks once more: a variable was read, others changed it, and then a call changed it that does so only if it is as expected:
 * {@code compareAndSet}, {@code remove(key, value)}, {@code replace(key, old, new)}, {@code putIfAbsent}. If others had changed it to anything else, the call would have
 * done nothing.
 */
final class ConditionalCalls {
    private ConditionalCalls() {}

    static boolean explain(Ring ring) {
        RingStep first = ring.steps().isEmpty() ? null : ring.first();
        return first != null
                && PatternFinder.of(ring) != Pattern.RING
                && PatternFinder.isRead(first)
                && !PatternFinder.isWrite(first)
                && ring.isConditional(ring.last());
    }
}
