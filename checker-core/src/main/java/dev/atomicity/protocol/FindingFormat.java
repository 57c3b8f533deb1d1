package dev.atomicity.protocol;

import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.MetFinding;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.protocol.TestEvent.Target;
import dev.atomicity.protocol.TestEvent.Unjudged;
import dev.atomicity.steps.Operation;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** How the events are written that say what the checker found, and what it could not judge. */
final class FindingFormat {
    static final List<EventKind<?>> KINDS = List.of(
            new EventKind<>(Found.class, FindingFormat::writeFound, FindingFormat::readFound),
            new EventKind<>(
                    MetFinding.class,
                    (out, event) -> {
                        out.writeInt(event.finding());
                        out.writeInt(event.test());
                        out.writeBoolean(event.late());
                        out.writeBoolean(event.onEarlierThread());
                        out.writeLong(event.times());
                    },
                    in -> new MetFinding(
                            in.readInt(), in.readInt(), in.readBoolean(), in.readBoolean(), in.readLong())),
            new EventKind<>(
                    Unjudged.class,
                    (out, event) -> {
                        out.writeInt(event.test());
                        out.writeLong(event.transactions());
                        Fields.writeText(out, event.throwable());
                        writePlace(out, event.place());
                    },
                    in -> new Unjudged(in.readInt(), in.readLong(), Fields.readText(in), readPlace(in))));

    private FindingFormat() {}

    private static void writeFound(DataOutput out, Found found) throws IOException {
        out.writeInt(found.number());
        out.writeBoolean(found.isCycle());
        out.writeByte(found.extent().ordinal());
        writePlace(out, found.region());
        out.writeInt(found.threadId());
        Fields.writeText(out, found.thread());
        out.writeInt(found.steps().size());
        for (RingStep step : found.steps()) {
            out.writeInt(step.threadId());
            Fields.writeText(out, step.thread());
            out.writeLong(step.transaction());
            writePlace(out, step.region());
            writePlace(out, step.place());
            writeTarget(out, step.target());
            Fields.writeText(out, step.value());
        }
        Fields.writeTexts(out, found.stack());
    }

    private static Found readFound(DataInput in) throws IOException {
        int number = in.readInt();
        boolean isCycle = in.readBoolean();
        TestEvent.Extent extent = TestEvent.Extent.values()[in.readByte()];
        Place region = readPlace(in);
        int threadId = in.readInt();
        String thread = Fields.readText(in);
        int size = in.readInt();
        List<RingStep> steps = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            steps.add(new RingStep(
                    in.readInt(),
                    Fields.readText(in),
                    in.readLong(),
                    readPlace(in),
                    readPlace(in),
                    readTarget(in),
                    Fields.readText(in)));
        }
        return new Found(number, isCycle, extent, region, threadId, thread, steps, Fields.readTexts(in));
    }

    private static void writeTarget(DataOutput out, Target target) throws IOException {
        out.writeBoolean(target != null);
        if (target != null) {
            out.writeLong(target.object());
            out.writeInt(target.index());
            out.writeLong(target.part());
        }
    }

    private static Target readTarget(DataInput in) throws IOException {
        return in.readBoolean() ? new Target(in.readLong(), in.readInt(), in.readLong()) : null;
    }

    static void writePlace(DataOutput out, Place place) throws IOException {
        out.writeBoolean(place != null);
        if (place != null) {
            Fields.writeText(out, place.owner());
            Fields.writeText(out, place.method());
            Fields.writeText(out, place.file());
            out.writeInt(place.line());
            Fields.writeText(out, place.operation().text());
            Fields.writeText(out, place.variable());
            Fields.writeText(out, place.descriptor());
        }
    }

    static Place readPlace(DataInput in) throws IOException {
        return in.readBoolean()
                ? new Place(
                        Fields.readText(in),
                        Fields.readText(in),
                        Fields.readText(in),
                        in.readInt(),
                        Operation.named(Fields.readText(in)),
                        Fields.readText(in),
                        Fields.readText(in))
                : null;
    }
}
