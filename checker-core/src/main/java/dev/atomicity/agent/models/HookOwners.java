package dev.atomicity.agent.models;

/** The classes of the hooks that the tables name. */
public final class HookOwners {
    static final String VIEWS = "dev/atomicity/hooks/ViewHooks";
    public static final String ATTEMPTS = "dev/atomicity/hooks/AttemptHooks";
    public static final String COLLECTIONS = "dev/atomicity/hooks/CollectionHooks";
    static final String WALKS = "dev/atomicity/hooks/TraversalHooks";
    static final String FIELDS = "dev/atomicity/hooks/FieldUpdaterHooks";
    public static final String HANDLES = "dev/atomicity/hooks/HandleHooks";
    public static final String ARRAYS = "dev/atomicity/hooks/ArrayHooks";
    static final String BUFFERS = "dev/atomicity/hooks/BufferHooks";
    static final String CONTENTS = "dev/atomicity/hooks/ContentHooks";
    static final String OBJECTS = "dev/atomicity/hooks/ObjectHooks";
    public static final String ATOMICS = "dev/atomicity/hooks/AtomicHooks";
    public static final String ATOMIC_RUNS = "dev/atomicity/hooks/AtomicCallbackHooks";

    private HookOwners() {}
}
