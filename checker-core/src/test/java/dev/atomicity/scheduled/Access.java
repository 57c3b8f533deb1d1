package dev.atomicity.scheduled;

/**
 * What an operation does to some parts of an object.
 *
 * @param parts a bit for each part: a field, an element, a key; several for what is done to many at once
 */
public record Access(Effect effect, long parts) {
    /** What is done. */
    public enum Effect {
        READ,
        WRITE,
        /** A change that commutes with others of its kind. */
        BUMP,
        /** A read; a change, if the last change was made by the transaction itself. */
        USE
    }

    public static Access read(long parts) {
        return new Access(Effect.READ, parts);
    }

    public static Access write(long parts) {
        return new Access(Effect.WRITE, parts);
    }

    public static Access use(long parts) {
        return new Access(Effect.USE, parts);
    }

    public static Access bump(long parts) {
        return new Access(Effect.BUMP, parts);
    }
}
