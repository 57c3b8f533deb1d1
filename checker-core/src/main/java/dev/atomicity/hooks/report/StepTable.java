package dev.atomicity.hooks.report;

import dev.atomicity.checker.Dependency;
import dev.atomicity.hooks.places.Sites;
import dev.atomicity.hooks.places.VariableKey;
import dev.atomicity.steps.ObjectNumbers;
import dev.atomicity.steps.Operation;
import dev.atomicity.steps.RingRuns;
import dev.atomicity.steps.TextColumns;
import dev.atomicity.steps.ThreadLabels;
import dev.atomicity.steps.VariableText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Draws the steps of a ring with a column for each thread. */
final class StepTable {
    private static final String MARGIN = "   ";

    private final List<Finding.Step> steps = new ArrayList<>();
    private final ThreadLabels threads = new ThreadLabels();
    private final ObjectNumbers objects = new ObjectNumbers();
    private final RingRuns runs = new RingRuns();

    /** By thread, in the order in which they appear: the region of its first step. */
    private final Map<Integer, String> firstRuns = new LinkedHashMap<>();

    StepTable(List<Finding.Step> ring) {
        for (Finding.Step step : ring) {
            // The sink of one dependency and the source of the next may be the same event.
            if (steps.isEmpty() || !step.equals(steps.get(steps.size() - 1))) {
                add(step);
            }
        }
    }

    private void add(Finding.Step step) {
        steps.add(step);
        threads.add(step.threadId(), step.thread());
        String run = run(step);
        runs.add(step.threadId(), step.transaction(), step.region(), run);
        firstRuns.putIfAbsent(step.threadId(), run);
        if (step.site() != null) {
            objects.add(step.site().variable(), object(step));
        }
    }

    void appendTo(StringBuilder text) {
        TextColumns columns = new TextColumns(firstRuns.size() + 1);
        List<String> headings = new ArrayList<>();
        firstRuns.keySet().forEach(thread -> headings.add("thread " + threads.of(thread)));
        headings.add("");
        columns.add(TextColumns.NOBODY, headings);
        List<String> subheadings = new ArrayList<>(firstRuns.values());
        subheadings.add("");
        columns.add(TextColumns.NOBODY, subheadings);
        columns.addRule();
        for (int i = 0; i < steps.size(); i++) {
            Finding.Step step = steps.get(i);
            String change = runs.change(i);
            if (change != null) {
                addLine(columns, step.threadId(), change, "");
            }
            addLine(
                    columns,
                    step.threadId(),
                    action(step),
                    step.site() == null ? "" : "at " + step.site().location());
        }
        for (TextColumns.Line line : columns.laidOut()) {
            text.append((MARGIN + line.text()).stripTrailing()).append('\n');
        }
    }

    private void addLine(TextColumns columns, int threadId, String action, String place) {
        List<String> cells = new ArrayList<>();
        int actor = TextColumns.NOBODY;
        for (int thread : firstRuns.keySet()) {
            actor = thread == threadId ? cells.size() : actor;
            cells.add(thread == threadId ? action : "|");
        }
        cells.add(place);
        columns.add(actor, cells);
    }

    private static String run(Finding.Step step) {
        String region = step.region() == null ? null : name(step.region());
        return RingRuns.words(region, step.transaction() != Dependency.FORGOTTEN);
    }

    private String action(Finding.Step step) {
        Sites.Site site = step.site();
        if (site == null) {
            return Operation.ACTS.text();
        }
        VariableKey key = step.variable();
        Integer index = key == null || key.index() == VariableKey.WHOLE ? null : (Integer) key.index();
        String name = VariableText.of(site.operation(), site.variable(), index);
        String verb = VariableText.verb(site.operation(), site.variable());
        String value = step.value() == null ? "" : " (" + step.value() + ")";
        return (verb + " " + objects.numbered(name, site.variable(), object(step))).trim() + value;
    }

    private static Long object(Finding.Step step) {
        return step.variable() == null ? null : (Long) step.variable().object();
    }

    /** The class without its package: the column stays narrow, and the places have the full name. */
    private static String name(Sites.Site region) {
        return region.owner().substring(region.owner().lastIndexOf('.') + 1) + "." + region.method();
    }
}
