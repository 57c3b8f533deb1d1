package dev.atomicity.results;

import java.util.List;

/**
 * Where a thread was, taken from the thread itself at the moment when the ring closed.
 *
 * @param complete always true: files of earlier versions may also have frames that were derived from steps
 * @param frames innermost first, as in a stack trace
 */
public record StackOfThread(String thread, int threadId, boolean complete, List<String> frames) {
    public StackOfThread {
        frames = frames == null ? List.of() : List.copyOf(frames);
    }
}
