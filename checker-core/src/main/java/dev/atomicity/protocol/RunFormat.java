package dev.atomicity.protocol;

import dev.atomicity.protocol.TestEvent.Broken;
import dev.atomicity.protocol.TestEvent.Completed;
import dev.atomicity.protocol.TestEvent.Discovered;
import dev.atomicity.protocol.TestEvent.Exiting;
import dev.atomicity.protocol.TestEvent.Finished;
import dev.atomicity.protocol.TestEvent.Registered;
import dev.atomicity.protocol.TestEvent.Skipped;
import dev.atomicity.protocol.TestEvent.Started;
import dev.atomicity.protocol.TestEvent.TimedOut;
import java.util.List;

/** How the events are written that say which tests run, and what happens to their JVM. */
final class RunFormat {
    static final List<EventKind<?>> KINDS = List.of(
            new EventKind<>(
                    Discovered.class,
                    (out, event) -> out.writeLong(event.tests()),
                    in -> new Discovered(in.readLong())),
            new EventKind<>(
                    Registered.class,
                    (out, event) -> Fields.writeText(out, event.id()),
                    in -> new Registered(Fields.readText(in))),
            new EventKind<>(
                    Started.class,
                    (out, event) -> {
                        out.writeInt(event.number());
                        out.writeInt(event.container());
                        out.writeBoolean(event.isTest());
                        Fields.writeText(out, event.id());
                        Fields.writeText(out, event.className());
                        Fields.writeText(out, event.displayName());
                        out.writeLong(event.millis());
                    },
                    in -> new Started(
                            in.readInt(),
                            in.readInt(),
                            in.readBoolean(),
                            Fields.readText(in),
                            Fields.readText(in),
                            Fields.readText(in),
                            in.readLong())),
            new EventKind<>(
                    Finished.class,
                    (out, event) -> {
                        out.writeInt(event.number());
                        Fields.writeText(out, event.outcome());
                        out.writeLong(event.millis());
                        Fields.writeText(out, event.message());
                        Fields.writeText(out, event.detail());
                    },
                    in -> new Finished(
                            in.readInt(),
                            Fields.readText(in),
                            in.readLong(),
                            Fields.readText(in),
                            Fields.readText(in))),
            new EventKind<>(
                    Skipped.class,
                    (out, event) -> {
                        out.writeInt(event.container());
                        out.writeBoolean(event.isTest());
                        Fields.writeText(out, event.id());
                        Fields.writeText(out, event.className());
                        Fields.writeText(out, event.displayName());
                        Fields.writeText(out, event.reason());
                    },
                    in -> new Skipped(
                            in.readInt(),
                            in.readBoolean(),
                            Fields.readText(in),
                            Fields.readText(in),
                            Fields.readText(in),
                            Fields.readText(in))),
            new EventKind<>(
                    TimedOut.class,
                    (out, event) -> {
                        out.writeInt(event.number());
                        Fields.writeText(out, event.threadDump());
                    },
                    in -> new TimedOut(in.readInt(), Fields.readText(in))),
            new EventKind<>(
                    Exiting.class,
                    (out, event) -> {
                        out.writeInt(event.status());
                        Fields.writeText(out, event.caller());
                    },
                    in -> new Exiting(in.readInt(), Fields.readText(in))),
            new EventKind<>(
                    Broken.class,
                    (out, event) -> {
                        Fields.writeText(out, event.message());
                        out.writeInt(event.test());
                    },
                    in -> new Broken(Fields.readText(in), in.readInt())),
            new EventKind<>(
                    Completed.class,
                    (out, event) -> {
                        out.writeLong(event.watchedClasses());
                        Fields.writeTexts(out, event.notes());
                    },
                    in -> new Completed(in.readLong(), Fields.readTexts(in))));

    private RunFormat() {}
}
