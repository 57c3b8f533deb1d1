package dev.atomicity.analysis;

import java.io.StringWriter;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** A verdict as one line of JSON, in the form that other programs read. */
public final class VerdictJson {
    private static final JsonFactory JSON = new JsonFactory();

    private VerdictJson() {}

    public static String toJson(TraceVerdict verdict) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            json.writeStringProperty("trace", verdict.trace());
            json.writeNumberProperty("events", verdict.events());
            if (verdict.checker() != Checker.NONE) {
                json.writeBooleanProperty("serializable", verdict.serializable());
                json.writeArrayPropertyStart("violations");
                verdict.violations().forEach(json::writeString);
                json.writeEndArray();
                writeRings(json, "witnesses", verdict.witnesses());
                if (!verdict.cycles().isEmpty()) {
                    writeRings(json, "cycles", verdict.cycles());
                }
            }
            json.writeEndObject();
        }
        return text.toString();
    }

    private static void writeRings(JsonGenerator json, String name, List<Ring> rings) {
        json.writeArrayPropertyStart(name);
        for (Ring ring : rings) {
            json.writeStartArray();
            ring.transactions().forEach(json::writeString);
            json.writeEndArray();
        }
        json.writeEndArray();
    }
}
