package dev.atomicity.protocol;

import dev.atomicity.protocol.TestEvent.Exercised;
import dev.atomicity.protocol.TestEvent.Meeting;
import dev.atomicity.protocol.TestEvent.Place;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** How the event is written that says what the tests exercised. */
final class ExerciseFormat {
    static final List<EventKind<?>> KINDS =
            List.of(new EventKind<>(Exercised.class, ExerciseFormat::write, ExerciseFormat::read));

    private ExerciseFormat() {}

    private static void write(DataOutput out, Exercised event) throws IOException {
        out.writeInt(event.regions().size());
        for (Place region : event.regions()) {
            FindingFormat.writePlace(out, region);
        }
        out.writeInt(event.meetings().size());
        for (Meeting meeting : event.meetings()) {
            FindingFormat.writePlace(out, meeting.earlier());
            FindingFormat.writePlace(out, meeting.later());
            out.writeBoolean(meeting.atTheSameTime());
        }
    }

    private static Exercised read(DataInput in) throws IOException {
        List<Place> regions = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            regions.add(FindingFormat.readPlace(in));
        }
        List<Meeting> meetings = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            meetings.add(new Meeting(FindingFormat.readPlace(in), FindingFormat.readPlace(in), in.readBoolean()));
        }
        return new Exercised(regions, meetings);
    }
}
