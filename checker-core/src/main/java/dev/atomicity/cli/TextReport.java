package dev.atomicity.cli;

import dev.atomicity.analysis.Checker;
import dev.atomicity.analysis.Predicted;
import dev.atomicity.analysis.TraceVerdict;
import dev.atomicity.analysis.TransactionRing;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/** A verdict for a person: what was or could be interrupted, by which ring, event by event with the lines of the trace. */
final class TextReport {
    /** How many findings are shown with their rings; the others by name. */
    private static final int SHOWN = 20;

    private final PrintWriter out;

    TextReport(PrintWriter out) {
        this.out = out;
    }

    void print(TraceVerdict verdict) {
        out.println(verdict.trace() + ": " + headline(verdict));
        List<TransactionRing> witnesses = first(verdict.witnesses());
        List<TransactionRing> cycles = first(verdict.cycles());
        List<Predicted.Interruption> interruptions =
                verdict.predicted().map(Predicted::interruptions).orElse(List.of());
        List<TransactionRing> predicted =
                first(interruptions).stream().map(Predicted.Interruption::ring).toList();
        Map<Long, String> lines = linesOf(verdict.trace(), witnesses, cycles, predicted);
        for (int i = 0; i < verdict.violations().size(); i++) {
            out.println();
            out.println("  " + verdict.violations().get(i) + " was interrupted"
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
        for (int i = 0; i < interruptions.size(); i++) {
            out.println();
            printInterruption(interruptions.get(i));
            if (i < predicted.size()) {
                printLinks(predicted.get(i), lines);
            }
        }
        if (!verdict.clean()) {
            out.println();
        }
    }

    private void printInterruption(Predicted.Interruption interruption) {
        out.println("  " + interruption.transaction() + " could be interrupted"
                + (interruption.hasRing()
                        ? " between the events " + interruption.first() + " and " + interruption.second() + ": "
                                + path(interruption.ring())
                        : "; the trace is too large to search for how"));
        if (interruption.alike() > 0) {
            out.println("    and so could " + interruption.alike() + " later "
                    + (interruption.alike() == 1
                            ? "transaction of the thread, which does the same"
                            : "transactions of the thread, which do the same"));
        }
    }

    private static String headline(TraceVerdict verdict) {
        return observed(verdict)
                + verdict.predicted()
                        .map(known -> "; predicted: " + interruptions(known))
                        .orElse("");
    }

    private static String interruptions(Predicted predicted) {
        int count = predicted.interruptions().size();
        return (count == 0 ? "none" : count == 1 ? "one transaction" : count + " transactions")
                + " could be interrupted in another schedule ("
                + predicted.atomicity().optionName() + ")";
    }

    private static String observed(TraceVerdict verdict) {
        String events = String.format(Locale.ROOT, "%,d events", verdict.events());
        if (verdict.checker() == Checker.NONE) {
            return "read, not checked (" + events + ")";
        }
        String basis = " (" + events + ", checker " + verdict.checker().optionName() + ")";
        if (verdict.observedClean()) {
            return "serializable" + basis;
        }
        int cut = verdict.violations().size();
        int cycles = verdict.cycles().size();
        return "not serializable"
                + (cut == 0 ? "" : ", " + cut + (cut == 1 ? " violation" : " violations"))
                + (cycles == 0 ? "" : ", " + cycles + (cycles == 1 ? " cycle" : " cycles"))
                + basis;
    }

    private void printLinks(TransactionRing ring, Map<Long, String> lines) {
        for (TransactionRing.Link link : ring.links()) {
            printStep("       ", link.source(), lines);
            printStep("    -> ", link.sink(), lines);
        }
    }

    private void printStep(String margin, TransactionRing.Step step, Map<Long, String> lines) {
        String line = lines.get(step.event());
        out.println(margin + step.transaction() + "  event " + step.event() + (line == null ? "" : "  " + line));
    }

    private static String path(TransactionRing ring) {
        return String.join(" -> ", ring.transactions());
    }

    private static <T> List<T> first(List<T> list) {
        return list.subList(0, Math.min(SHOWN, list.size()));
    }

    @SafeVarargs
    private static Map<Long, String> linesOf(String trace, List<TransactionRing>... shown) {
        TreeSet<Long> events = new TreeSet<>();
        for (List<TransactionRing> rings : shown) {
            for (TransactionRing ring : rings) {
                for (TransactionRing.Link link : ring.links()) {
                    events.add(link.source().event());
                    events.add(link.sink().event());
                }
            }
        }
        return EventLines.of(Path.of(trace), events);
    }
}
