package dev.atomicity.hooks.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.Davida;
import dev.atomicity.checker.Findings;
import dev.atomicity.checker.Witness;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Sites are numbers of no meaning here; those of one test are used by no other, because each meeting is reported once a JVM. */
class ThreadExerciseTest {
    private final Davida davida = new Davida(new Findings() {
        @Override
        public void violation(CheckedThread thread, Witness witness) {}

        @Override
        public void cycle(CheckedThread thread, Witness witness) {}
    });
    private final CheckedThread other = davida.start(2);
    private final ThreadExercise exercise = new ThreadExercise();

    /** That of the other thread. */
    private final ThreadExercise running = new ThreadExercise();

    @BeforeEach
    void forgetWhatOthersDid() {
        drained();
    }

    private static List<Long> drained() {
        List<Long> meetings = new ArrayList<>();
        Exercise.drainMeetings(meetings::add);
        return meetings;
    }

    @Test
    void callsThatNothingOrdersAreAtTheSameTime() {
        exercise.meets(false, running, other.segment, 901, 902);

        assertThat(drained()).singleElement().satisfies(meeting -> {
            assertThat(Meeting.earlier(meeting)).isEqualTo(901);
            assertThat(Meeting.later(meeting)).isEqualTo(902);
            assertThat(Meeting.isAtTheSameTime(meeting)).isTrue();
        });
    }

    @Test
    void whatWasWaitedForIsNot() {
        exercise.follows(other.segment);
        exercise.meets(false, running, other.segment, 903, 904);

        assertThat(drained())
                .singleElement()
                .satisfies(
                        meeting -> assertThat(Meeting.isAtTheSameTime(meeting)).isFalse());
    }

    @Test
    void whatTheOtherDidLaterIs() {
        exercise.follows(other.segment);
        davida.begin(other);
        exercise.meets(false, running, other.segment, 905, 906);

        assertThat(drained())
                .singleElement()
                .satisfies(
                        meeting -> assertThat(Meeting.isAtTheSameTime(meeting)).isTrue());
    }

    @Test
    void aTestHasWaitedForTheTasksThatAreOver() {
        running.runsTask(true);
        exercise.meets(false, running, other.segment, 911, 912);
        exercise.executesTest();
        exercise.meets(false, running, other.segment, 913, 914);
        running.runsTask(false);
        exercise.meets(false, running, other.segment, 915, 916);

        assertThat(drained()).extracting(Meeting::isAtTheSameTime).containsExactly(true, false, true);
    }

    @Test
    void tasksOfOneThreadAreNot() {
        exercise.meets(true, exercise, other.segment, 917, 918);

        assertThat(drained())
                .singleElement()
                .satisfies(
                        meeting -> assertThat(Meeting.isAtTheSameTime(meeting)).isFalse());
    }

    @Test
    void aStartedThreadKnowsWhatTheStarterKnew() {
        exercise.follows(other.segment);
        ThreadExercise started = new ThreadExercise();
        started.startsWith(exercise.known());
        started.meets(false, running, other.segment, 907, 908);

        assertThat(drained())
                .singleElement()
                .satisfies(
                        meeting -> assertThat(Meeting.isAtTheSameTime(meeting)).isFalse());
    }

    @Test
    void theSameMeetingIsReportedOnce() {
        exercise.meets(false, running, other.segment, 909, 910);
        exercise.meets(false, running, other.segment, 909, 910);
        new ThreadExercise().meets(false, running, other.segment, 909, 910);

        assertThat(drained()).hasSize(1);
    }

    @Test
    void aRegionIsReportedOnceHoweverLargeItsNumber() {
        List<Integer> regions = new ArrayList<>();
        Exercise.drainRegions(region -> {});
        Exercise.ran(70_001);
        Exercise.ran(70_001);
        Exercise.ran(70_000);
        Exercise.drainRegions(regions::add);

        assertThat(regions).containsExactly(70_001, 70_000);
    }
}
