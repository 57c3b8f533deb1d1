package dev.atomicity.benchmarks;

import java.nio.charset.StandardCharsets;

/**
 * The variables, locks, sites and regions of a generated program as the bytes that stand in the trace, made once, so
 * that writing an event makes no string.
 *
 * <p>Variables are numbered through; those of one kind are neighbours.
 */
final class Names {
    private static final int SITES_A_KIND = 64;
    private static final int REGIONS = 16;
    private static final String[] VERBS = {"handle", "transfer", "refresh", "audit"};
    private static final VariableKind[] KINDS = VariableKind.values();

    private final int[] first = new int[KINDS.length + 1];
    final byte[][] variables;
    final byte[][] locks;
    final byte[][] regions = new byte[REGIONS][];
    final byte[][] regionSites = new byte[REGIONS][];
    private final byte[][][] sites = new byte[KINDS.length][SITES_A_KIND][];

    Names(int variableCount, int lockCount) {
        variables = new byte[variableCount][];
        locks = new byte[lockCount][];
        for (VariableKind kind : KINDS) {
            nameKind(kind, variableCount);
        }
        for (int lock = 0; lock < lockCount; lock++) {
            locks[lock] = bytes(VariableKind.GUARDED.className + "@" + lock + ".lock");
        }
        for (int region = 0; region < REGIONS; region++) {
            String service = KINDS[region / VERBS.length].className + "Service";
            regions[region] = bytes(service + "." + VERBS[region % VERBS.length]);
            regionSites[region] = site(service, 30 + 25 * region);
        }
    }

    private void nameKind(VariableKind kind, int variableCount) {
        int from = first[kind.ordinal()];
        boolean last = kind.ordinal() == KINDS.length - 1;
        int to = last ? variableCount : from + variableCount * kind.percent / 100;
        first[kind.ordinal() + 1] = to;
        for (int variable = from; variable < to; variable++) {
            int object = (variable - from) / kind.fields.length;
            String field = kind.fields[(variable - from) % kind.fields.length];
            variables[variable] = bytes(kind.className + "@" + object + "." + field);
        }
        for (int site = 0; site < SITES_A_KIND; site++) {
            sites[kind.ordinal()][site] = site(kind.className, 20 + 7 * site);
        }
    }

    int first(VariableKind kind) {
        return first[kind.ordinal()];
    }

    int count(VariableKind kind) {
        return first[kind.ordinal() + 1] - first[kind.ordinal()];
    }

    /** One of the places in the code that touch that variable. */
    byte[] site(VariableKind kind, int variable, int variant) {
        return sites[kind.ordinal()][(variable % kind.fields.length * 8 + variant) % SITES_A_KIND];
    }

    static byte[] site(String className, int line) {
        return bytes(className + ".java:" + line);
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
