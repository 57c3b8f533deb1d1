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
            verdict.predicted().ifPresent(predicted -> writePredicted(json, predicted));
            json.writeEndObject();
        }
        return text.toString();
    }

    private static void writePredicted(JsonGenerator json, Predicted predicted) {
        json.writeArrayPropertyStart("predicted");
        for (Predicted.Interruption interruption : predicted.interruptions()) {
            json.writeStartObject();
            json.writeStringProperty("transaction", interruption.transaction());
            json.writeNumberProperty("alike", interruption.alike());
            if (interruption.hasRing()) {
                json.writeNumberProperty("first", interruption.first());
                json.writeArrayPropertyStart("between");
                interruption.between().forEach(json::writeNumber);
                json.writeEndArray();
                json.writeNumberProperty("second", interruption.second());
            }
            json.writeName("ring");
            writeRing(json, interruption.ring());
            json.writeBooleanProperty("pair", interruption.pair());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void writeRings(JsonGenerator json, String name, List<TransactionRing> rings) {
        json.writeArrayPropertyStart(name);
        rings.forEach(ring -> writeRing(json, ring));
        json.writeEndArray();
    }

    private static void writeRing(JsonGenerator json, TransactionRing ring) {
        json.writeStartArray();
        ring.transactions().forEach(json::writeString);
        json.writeEndArray();
    }
}
