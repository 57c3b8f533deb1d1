package dev.atomicity.cli;

import dev.atomicity.analysis.Checker;
import dev.atomicity.analysis.Ring;
import dev.atomicity.analysis.TraceVerdict;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/** A verdict for a person: what was cut, by which ring, event by event with the lines of the trace. */
final class TextReport {
    /** How many findings are shown with their rings; the others by name. */
    private static final int SHOWN = 20;

    private final PrintWriter out;

    TextReport(PrintWriter out) {
        this.out = out;
    }

    void print(TraceVerdict verdict) {
        out.println(verdict.trace() + ": " + headline(verdict));
        List<Ring> witnesses = first(verdict.witnesses());
        List<Ring> cycles = first(verdict.cycles());
        Map<Long, String> lines = linesOf(verdict.trace(), witnesses, cycles);
        for (int i = 0; i < verdict.violations().size(); i++) {
            out.println();
            out.println("  " + verdict.violations().get(i) + " was cut in two"
                    + (i < witnesses.size() ? ": " + path(witnesses.get(i)) : ""));
            if (i < witnesses.size()) {
                printLinks(witnesses.get(i), lines);
            }
        }
        for (int i = 0; i < verdict.cycles().size(); i++) {
            out.println();
            out.println("  No order of these transactions explains the trace, and none alone is to blame: "
                    + path(verdict.cycles().get(i)));
            if (i < cycles.size()) {
                printLinks(cycles.get(i), lines);
            }
        }
        if (!verdict.clean()) {
            out.println();
        }
    }

    private static String headline(TraceVerdict verdict) {
        String events = String.format(Locale.ROOT, "%,d events", verdict.events());
        if (verdict.checker() == Checker.NONE) {
            return "read, not checked (" + events + ")";
        }
        String basis = " (" + events + ", checker " + verdict.checker().optionName() + ")";
        if (verdict.clean()) {
            return "serializable" + basis;
        }
        int cut = verdict.violations().size();
        int cycles = verdict.cycles().size();
        return "not serializable"
                + (cut == 0 ? "" : ", " + cut + (cut == 1 ? " violation" : " violations"))
                + (cycles == 0 ? "" : ", " + cycles + (cycles == 1 ? " cycle" : " cycles"))
                + basis;
    }

    private void printLinks(Ring ring, Map<Long, String> lines) {
        for (Ring.Link link : ring.links()) {
            printStep("       ", link.source(), lines);
            printStep("    -> ", link.sink(), lines);
        }
    }

    private void printStep(String margin, Ring.Step step, Map<Long, String> lines) {
        String line = lines.get(step.event());
        out.println(margin + step.transaction() + "  event " + step.event() + (line == null ? "" : "  " + line));
    }

    private static String path(Ring ring) {
        return String.join(" -> ", ring.transactions());
    }

    private static <T> List<T> first(List<T> list) {
        return list.subList(0, Math.min(SHOWN, list.size()));
    }

    private static Map<Long, String> linesOf(String trace, List<Ring> witnesses, List<Ring> cycles) {
        TreeSet<Long> events = new TreeSet<>();
        for (List<Ring> rings : List.of(witnesses, cycles)) {
            for (Ring ring : rings) {
                for (Ring.Link link : ring.links()) {
                    events.add(link.source().event());
                    events.add(link.sink().event());
                }
            }
        }
        return EventLines.of(Path.of(trace), events);
    }
}
