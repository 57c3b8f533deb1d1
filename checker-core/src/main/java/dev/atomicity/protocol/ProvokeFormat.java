package dev.atomicity.protocol;

import dev.atomicity.protocol.TestEvent.Concurrent;
import dev.atomicity.protocol.TestEvent.Directed;
import dev.atomicity.protocol.TestEvent.DirectedEnd;
import dev.atomicity.protocol.TestEvent.Judged;
import dev.atomicity.protocol.TestEvent.NeedsFreshJvm;
import dev.atomicity.protocol.TestEvent.ProvokeState;
import java.util.List;

/** How the events are written that say which tests are executed again, under which plan, and how far that is. */
final class ProvokeFormat {
    static final List<EventKind<?>> KINDS = List.of(
            new EventKind<>(
                    Concurrent.class,
                    (out, event) -> Fields.writeText(out, event.testId()),
                    in -> new Concurrent(Fields.readText(in))),
            new EventKind<>(
                    Directed.class,
                    (out, event) -> {
                        Fields.writeText(out, event.testId());
                        Fields.writeText(out, event.plan());
                        Fields.writeText(out, event.words());
                    },
                    in -> new Directed(Fields.readText(in), Fields.readText(in), Fields.readText(in))),
            new EventKind<>(
                    DirectedEnd.class,
                    (out, event) -> {
                        Fields.writeText(out, event.testId());
                        Fields.writeText(out, event.outcome());
                    },
                    in -> new DirectedEnd(Fields.readText(in), Fields.readText(in))),
            new EventKind<>(
                    ProvokeState.class,
                    (out, event) -> {
                        out.writeInt(event.candidates());
                        out.writeInt(event.tried());
                        out.writeInt(event.confirmed());
                        out.writeInt(event.excluded());
                        out.writeInt(event.left());
                    },
                    in -> new ProvokeState(in.readInt(), in.readInt(), in.readInt(), in.readInt(), in.readInt())),
            new EventKind<>(
                    Judged.class,
                    (out, event) -> {
                        out.writeInt(event.finding());
                        Fields.writeText(out, event.judgement());
                    },
                    in -> new Judged(in.readInt(), Fields.readText(in))),
            new EventKind<>(
                    NeedsFreshJvm.class,
                    (out, event) -> {
                        Fields.writeText(out, event.testId());
                        Fields.writeText(out, event.plan());
                    },
                    in -> new NeedsFreshJvm(Fields.readText(in), Fields.readText(in))));

    private ProvokeFormat() {}
}
