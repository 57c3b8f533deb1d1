package dev.atomicity.hooks.thread;

import dev.atomicity.hooks.places.VariableKey;

/**
 * What is known about an event of a dependency besides its site: which variable it is about, the value of that, and the name of the thread.
 * Kept with the dependency, so it refers to no object of the program.
 *
 * @param thread the name of the thread at that time
 * @param variable null if the dependency is about none
 * @param value what the variable held right before the later event of the dependency; null if that is not known
 * @param isOwnValue whether this event has read or written the value, if it is a read, or a write that has ended and was the last one of
 *     its thread
 * @param isOver whether it is certain that the event was over when the value was looked at
 */
public record EventDetail(String thread, VariableKey variable, Object value, boolean isOwnValue, boolean isOver) {
    /** The same for the later event of the dependency: it reads the value, if it reads, and has not written yet. */
    EventDetail ofSink(String name) {
        return new EventDetail(name, variable, value, true, false);
    }
}
