package dev.atomicity.analysis;

public enum Conflicts {
    DATA,
    DATA_AND_LOCKS;

    public static Conflicts named(String name) {
        return switch (name) {
            case "data" -> DATA;
            case "dataAndLocks" -> DATA_AND_LOCKS;
            default -> throw new IllegalArgumentException(name + " is neither data nor dataAndLocks");
        };
    }

    public String optionName() {
        return this == DATA ? "data" : "dataAndLocks";
    }
}
