package dev.atomicity.hooks;

/** A call that needs an object for itself, from before it until it is over. Made and ended by one thread. */
final class OpenUse {
    final Object object;
    final CollectionShadow shadow;
    final int thread;
    final int site;

    /** How many calls the thread was in the middle of before this one. */
    final int depth;

    /** The variable of this call: other threads write it if they use the object before it is over. */
    final long[] words = CompoundShadow.newWords();

    /** The call in which this one was made, null if there is none. */
    final OpenUse outer;

    OpenUse(Object object, CollectionShadow shadow, int thread, int site, int depth, OpenUse outer) {
        this.object = object;
        this.shadow = shadow;
        this.thread = thread;
        this.site = site;
        this.depth = depth;
        this.outer = outer;
    }
}
