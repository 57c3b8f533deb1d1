package dev.atomicity.check;

/** An instruction that reads a field or calls a method, and what is done with the value. */
final class CodeRead {
    enum Use {
        /** Nothing else is done with it. */
        COMPARED,
        /** It is in a local variable, too. */
        KEPT,
        /** As before, and the local variable gets another value where nothing was found: null or zero is not used again. */
        REPLACED,
        RETURNED,
        CALCULATED,
        OTHER
    }

    final String name;
    final int line;
    final boolean isTruth;
    Use use = Use.OTHER;

    CodeRead(String name, int line, boolean isTruth) {
        this.name = name;
        this.line = line;
        this.isTruth = isTruth;
    }
}
