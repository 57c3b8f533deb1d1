package dev.atomicity.agent.models;

import java.util.Set;

/** The names of hooks that are called in a special way, or whose names have a meaning for the writers. */
public final class HookNames {
    /** The hook after an exchange: it gets whether the value that was found is the expected one, the last argument but one. */
    public static final String EXCHANGED = "exchanged";

    /** Begins the names of the hooks after a call whose result shows what the subject keeps. */
    static final String VIEWS = "views";

    /** The hook after a call that returns a part of a list: it gets the range, which is the first two arguments. */
    static final String VIEWS_PART = "viewsPart";

    /** The same for a call that goes through a part of an array: the range follows the array. */
    static final String VIEWS_RANGE = "viewsRange";

    /** The hook after a call that goes through an array. */
    static final String VIEWS_ELEMENTS = "viewsElements";

    /** The hook after a call that returns an iterator, a stream or the like. */
    static final String VIEWS_WALK = "viewsWalk";

    /** The hook before a call that goes through some of the elements. */
    static final String READ_SOME = "readSome";

    /** The hook before a call that reads the first elements of an array; their number is the argument after it. */
    public static final String READ_FIRST = "readFirst";

    /** Ends the name of the hook after a call that accesses one element of an array by reflection. */
    static final String REFLECTED = "Reflected";

    /** The hook of a call that takes everything out of one collection and puts it into another one. */
    static final String MOVES = "moveAll";

    /** The hooks of buffers that get all arguments of the call, but for values to be put. */
    static final Set<String> OF_ALL_ARGUMENTS = Set.of("readMany", "writeMany", "readRestWith", "append", "move");

    static final Set<String> OF_TWO = Set.of("readAllWith", "writeAllFrom", "readEquality", MOVES);

    /** In place of a hook: {@code running}, for changes that commute. */
    static final String RUNNING_COMMUTING = "runningCommuting";

    /** Begins the names of the hooks that take the function of the program and return another one in place of it. */
    static final String UPDATING = "updating";

    /** The hook after an optimistic look at a lock whose stamp is never validated. */
    public static final String LOOKED_ONLY = "lookedOnly";

    private HookNames() {}
}
