package dev.atomicity.runner;

import dev.atomicity.hooks.coverage.Exercise;
import dev.atomicity.hooks.coverage.Meeting;
import dev.atomicity.hooks.engine.TestScopes;
import dev.atomicity.hooks.places.Sites;
import dev.atomicity.hooks.places.VariableKey;
import dev.atomicity.hooks.report.Finding;
import dev.atomicity.hooks.report.FindingInTest;
import dev.atomicity.hooks.report.GivenUpTransactions;
import dev.atomicity.hooks.report.StepValues;
import dev.atomicity.protocol.TestEvent;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/** With the agent: its findings become events. */
final class CheckedScopes implements Scopes {
    /** Guarded by this object: the findings that were reported, with their numbers. */
    private final Map<Finding, Integer> reported = new IdentityHashMap<>();

    @Override
    public void on(IntConsumer whenExiting) {
        TestScopes.on(whenExiting);
    }

    @Override
    public void begin(int test, boolean isTest) {
        TestScopes.begin(test, isTest);
    }

    @Override
    public void end(int test, int container) {
        TestScopes.end(test, container);
    }

    @Override
    public boolean wasConcurrent(int test) {
        return TestScopes.wasConcurrent(test);
    }

    @Override
    public synchronized List<TestEvent> drain() {
        List<TestEvent> events = new ArrayList<>();
        for (FindingInTest met : TestScopes.drain()) {
            Integer number = reported.get(met.finding());
            if (number == null) {
                number = reported.size() + 1;
                reported.put(met.finding(), number);
                events.add(found(number, met.finding()));
            }
            events.add(
                    new TestEvent.MetFinding(number, met.test(), met.isLate(), met.isOnEarlierThread(), met.times()));
        }
        for (GivenUpTransactions givenUp : TestScopes.drainUnjudged()) {
            events.add(new TestEvent.Unjudged(
                    givenUp.test(), givenUp.transactions(), givenUp.throwable(), place(givenUp.site())));
        }
        TestEvent.Exercised exercised = exercised();
        if (!exercised.regions().isEmpty() || !exercised.meetings().isEmpty()) {
            events.add(exercised);
        }
        return events;
    }

    private static TestEvent.Exercised exercised() {
        List<TestEvent.Place> regions = new ArrayList<>();
        Exercise.drainRegions(region -> regions.add(place(Sites.get(region))));
        List<TestEvent.Meeting> meetings = new ArrayList<>();
        Exercise.drainMeetings(meeting -> {
            Sites.Site earlier = Sites.get(Meeting.earlier(meeting));
            Sites.Site later = Sites.get(Meeting.later(meeting));
            if (earlier != null && later != null) {
                meetings.add(new TestEvent.Meeting(place(earlier), place(later), Meeting.isAtTheSameTime(meeting)));
            }
        });
        return new TestEvent.Exercised(regions, meetings);
    }

    private static TestEvent.Found found(int number, Finding finding) {
        return new TestEvent.Found(
                number,
                finding.kind() == Finding.Kind.CYCLE,
                TestEvent.Extent.valueOf(finding.extent().name()),
                place(finding.region()),
                // The first step of a ring is one of the thread that was interrupted.
                finding.steps().isEmpty() ? 0 : finding.steps().get(0).threadId(),
                finding.thread(),
                finding.steps().stream().map(CheckedScopes::step).toList(),
                finding.stack().stream().map(StackTraceElement::toString).toList());
    }

    private static TestEvent.RingStep step(Finding.Step step) {
        VariableKey variable = step.variable();
        return new TestEvent.RingStep(
                step.threadId(),
                step.thread(),
                step.transaction(),
                place(step.region()),
                place(step.site()),
                variable == null ? null : new TestEvent.Target(variable.object(), variable.index(), variable.part()),
                StepValues.of(step));
    }

    private static TestEvent.Place place(Sites.Site site) {
        return site == null
                ? null
                : new TestEvent.Place(
                        site.owner(),
                        site.method(),
                        site.file(),
                        site.line(),
                        site.operation(),
                        site.variable(),
                        site.descriptor());
    }

    @Override
    public String failure() {
        return TestScopes.defect();
    }

    @Override
    public int testOfFailure() {
        return TestScopes.testOfDefect();
    }

    @Override
    public long watchedClasses() {
        return TestScopes.watchedClasses();
    }

    @Override
    public List<String> notes() {
        return TestScopes.notes();
    }
}
