package dev.atomicity.hooks;

import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.places.Notes;
import dev.atomicity.hooks.places.ShadowPlaces;
import dev.atomicity.hooks.thread.ThreadState;

/** Where the shadows of fields are. Instrumented classes ask when they first need a shadow. */
public final class ShadowHooks {
    private ShadowHooks() {}

    /**
     * Where the shadows of instance fields are: see {@link ShadowPlaces#offsets}.
     *
     * @return null if there was not enough memory to find out
     */
    public static long[] offsets(Class<?> type, String names) {
        try {
            return ShadowPlaces.offsets(type, names);
        } catch (Throwable e) {
            failed(e);
            return null;
        }
    }

    /** The offset of a shadow, from what {@link #offsets} returned. */
    public static long at(long[] offsets, int index) {
        return offsets == null ? ShadowPlaces.NOWHERE : offsets[index];
    }

    /**
     * The shadows of the static fields of a class: see {@link ShadowPlaces#statics(Class, String)}.
     *
     * @return null if there was not enough memory for them
     */
    public static long[] statics(Class<?> type, String names) {
        try {
            return ShadowPlaces.statics(type, names);
        } catch (Throwable e) {
            failed(e);
            return null;
        }
    }

    /**
     * An object was created by copying another one bit by bit: its fields are new variables, which no thread has accessed, so their shadows
     * must not be copies.
     */
    public static void cloned(Object copy) {
        if (copy != null) {
            try {
                ShadowPlaces.clear(copy);
            } catch (Throwable e) {
                ThreadState thread = HookEntry.current();
                thread.copied = copy;
                thread.failure = e;
                HookFailures.giveUp(thread, thread.lastSite);
            }
        }
    }

    private static void failed(Throwable e) {
        ThreadState thread = HookEntry.current();
        thread.failure = e;
        HookFailures.giveUp(thread, thread.lastSite);
    }

    /**
     * A class calls the access method of a field that its owner does not have, because it was not instrumented after
     * all: its class file turned out to be another one, or it was loaded while there was no memory or stack left.
     */
    public static void missing(IncompatibleClassChangeError error) {
        String message = error.getMessage();
        if (message == null || !message.contains(ShadowPlaces.PREFIX)) {
            throw error; // the program's own
        }
        try {
            Notes.add("a field is not watched, because its class was not instrumented: "
                    + message.replace(ShadowPlaces.READ, "").replace(ShadowPlaces.PREFIX + "write$", ""));
        } catch (Throwable e) {
            failed(e);
        }
    }
}
