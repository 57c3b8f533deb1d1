package dev.atomicity.analysis;

public final class VerdictJson {
    private VerdictJson() {}

    public static String toJson(TraceVerdict verdict) {
        return "{\"trace\":\"" + verdict.trace() + "\",\"serializable\":" + verdict.serializable() + "}";
    }
}
