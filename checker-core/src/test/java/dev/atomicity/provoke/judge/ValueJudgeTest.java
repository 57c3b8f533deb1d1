package dev.atomicity.provoke.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.places.Samples;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A log of accesses with the values before them; the judge decides whether interrupted transactions did harm. */
class ValueJudgeTest {
    private static final int WITHDRAW = 1;
    private static final int DEPOSIT = 2;

    private final List<LogEntry> entries = new ArrayList<>();
    private final ObjectLog objects = new ObjectLog();

    /** Each thread runs one transaction, which has the number of the thread. */
    private void access(int thread, int region, boolean writes, Object before) {
        add(new LogEntry.OfVariable(thread, 1, 0, writes, before), region);
    }

    private void add(LogEntry entry, int region) {
        entry.belongsTo(entry.thread, region);
        entries.add(entry);
    }

    private void call(int thread, int region, Map<?, ?> map, String method, Object result, Object... arguments) {
        add(objects.returned(thread, map, method, arguments, result, true, 1, entries.size()), region);
    }

    private Judgement judge(Object finalValue, Integer... regions) {
        List<Object> finals = new ArrayList<>();
        finals.add(finalValue);
        return new ValueJudge(entries, objects, finals).judge(Set.of(regions));
    }

    @Test
    void aLostUpdateIsHarmful() {
        access(1, WITHDRAW, false, 20);
        access(2, DEPOSIT, false, 20);
        access(2, DEPOSIT, true, 20);
        access(1, WITHDRAW, true, 30);

        assertThat(judge(15, WITHDRAW)).isEqualTo(Judgement.HARMFUL);
    }

    @Test
    void anInterruptionThatOneOrderExplainsIsHarmless() {
        access(1, WITHDRAW, false, 20);
        access(2, DEPOSIT, false, 20);
        access(1, WITHDRAW, true, 20);

        assertThat(judge(15, WITHDRAW)).as("the read may come first").isEqualTo(Judgement.HARMLESS);
    }

    @Test
    void transactionsOneAfterTheOtherProveNothing() {
        access(1, WITHDRAW, false, 20);
        access(1, WITHDRAW, true, 20);
        access(2, DEPOSIT, false, 15);
        access(2, DEPOSIT, true, 15);

        assertThat(judge(25, WITHDRAW, DEPOSIT)).isEqualTo(Judgement.UNPROVEN);
    }

    @Test
    void onlyTheGivenRegionsAreJudged() {
        access(1, WITHDRAW, false, 20);
        access(2, DEPOSIT, true, 20);
        access(1, WITHDRAW, true, 30);

        assertThat(judge(15, WITHDRAW)).isEqualTo(Judgement.HARMFUL);
        assertThat(judge(15, 3)).as("a region that did not run").isEqualTo(Judgement.UNPROVEN);
    }

    @Test
    void unknownValuesProveNothing() {
        access(1, WITHDRAW, false, Samples.UNKNOWN);
        access(2, DEPOSIT, true, Samples.UNKNOWN);
        access(1, WITHDRAW, true, Samples.UNKNOWN);

        assertThat(judge(Samples.UNKNOWN, WITHDRAW)).isEqualTo(Judgement.UNPROVEN);
    }

    @Test
    void operationsAreJudgedByTheirResults() {
        Map<String, Integer> map = new HashMap<>();
        call(1, WITHDRAW, map, "get", null, "a");
        call(2, DEPOSIT, map, "put", null, "a", 10);
        call(1, WITHDRAW, map, "put", 10, "a", 5);

        assertThat(judge(Samples.UNKNOWN, WITHDRAW))
                .as("no order lets the first transaction find nothing at first and 10 later")
                .isEqualTo(Judgement.HARMFUL);
    }

    @Test
    void aResultThatContradictsTheModelProvesNothing() {
        Map<String, Integer> map = new HashMap<>();
        call(1, WITHDRAW, map, "get", 7, "a");
        call(2, DEPOSIT, map, "put", null, "a", 10);
        call(1, WITHDRAW, map, "put", 10, "a", 5);

        assertThat(judge(Samples.UNKNOWN, WITHDRAW))
                .as("the map was empty: some change was not logged")
                .isEqualTo(Judgement.UNPROVEN);
    }
}
