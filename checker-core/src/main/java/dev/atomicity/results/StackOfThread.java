package dev.atomicity.results;

import java.util.List;

/**
 * Where a thread was.
 *
 * @param complete false if it was not taken at the moment itself: then only what its steps tell is there
 * @param frames innermost first, as in a stack trace
 */
public record StackOfThread(String thread, int threadId, boolean complete, List<String> frames) {
    public StackOfThread {
        frames = frames == null ? List.of() : List.copyOf(frames);
    }
}
