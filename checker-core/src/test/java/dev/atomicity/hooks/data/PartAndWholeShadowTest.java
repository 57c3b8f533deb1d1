package dev.atomicity.hooks.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.thread.CheckedThreads;
import dev.atomicity.hooks.thread.CheckedThreads.Operation;
import dev.atomicity.hooks.thread.EnteredCalls;
import dev.atomicity.hooks.thread.ThreadState;
import org.junit.jupiter.api.Test;

/** Which operations on a collection or an atomic conflict: the table in the comment of the class. */
class PartAndWholeShadowTest {
    private final CheckedThreads threads = new CheckedThreads();
    private final CollectionShadow list = new CollectionShadow("ArrayList", true);
    private final AtomicShadow atomic = new AtomicShadow("AtomicInteger");

    private final Operation readAll = thread -> list.readAll(threads.shadows, thread, 1);
    private final Operation writeAll = thread -> list.writeAll(threads.shadows, thread, 2);
    private final Operation readSize = thread -> list.readWhole(threads.shadows, thread, 3);
    private final Operation bump = thread -> change(AtomicShadow.Effect.BUMP, thread);
    private final Operation readAtomic = thread -> change(AtomicShadow.Effect.READ, thread);
    private final Operation writeAtomic = thread -> change(AtomicShadow.Effect.WRITE, thread);

    private Operation read(int index) {
        return thread -> list.readElement(index, threads.shadows, thread, 4);
    }

    private Operation change(int index) {
        return thread -> list.changeElement(index, threads.shadows, thread, 5);
    }

    private void change(AtomicShadow.Effect effect, ThreadState thread) {
        atomic.holdOver(threads.shadows, thread);
        atomic.recordHeld(effect, threads.shadows, thread, 6);
        thread.releaseHeld();
    }

    @Test
    void readsNeverConflict() {
        assertThat(threads.conflict(readAll, readAll)).isFalse();
        assertThat(threads.conflict(readAll, read(1))).isFalse();
        assertThat(threads.conflict(read(1), readSize)).isFalse();
    }

    @Test
    void changesOfDifferentElementsDoNotConflict() {
        assertThat(threads.conflict(change(1), change(2))).isFalse();
        assertThat(threads.conflict(read(1), change(2))).isFalse();
    }

    @Test
    void aChangeOfAnElementConflictsWithWhoeverReadsThatOneOrAll() {
        assertThat(threads.conflict(change(1), change(1))).isTrue();
        assertThat(threads.conflict(read(1), change(1))).isTrue();
        assertThat(threads.conflict(readAll, change(1))).isTrue();
        assertThat(threads.conflict(change(1), readAll)).isTrue();
    }

    @Test
    void theSizeOfAListDoesNotChangeWhenAnElementIsSet() {
        assertThat(threads.conflict(readSize, change(1))).isFalse();
        assertThat(threads.conflict(readSize, writeAll)).isTrue();
    }

    @Test
    void aChangeOfAllConflictsWithEverything() {
        assertThat(threads.conflict(writeAll, writeAll)).isTrue();
        assertThat(threads.conflict(read(7), writeAll)).isTrue();
        assertThat(threads.conflict(change(8), writeAll)).isTrue();
        assertThat(threads.conflict(readAll, writeAll)).isTrue();
    }

    @Test
    void updatesOfACounterCommuteUntilSomebodyLooks() {
        assertThat(threads.conflict(bump, bump)).isFalse();
        assertThat(threads.conflict(readAtomic, bump)).isTrue();
        assertThat(threads.conflict(bump, writeAtomic)).isTrue();
    }

    @Test
    void aCallThatChangedNothingIsAFailedAttemptIfAnotherThreadCameFirst() {
        threads.begin(threads.first);
        readAll.by(threads.first);
        assertThat(list.tryAll(threads.shadows, threads.first, 7)).isFalse();
        writeAll.by(threads.second);
        assertThat(list.tryAll(threads.shadows, threads.first, 7)).isTrue();
    }

    @Test
    void whatWasReadIsRecordedLaterOnlyIfNobodyElseHasChangedIt() {
        long state = list.currentState(threads.shadows, threads.first);
        writeAll.by(threads.second);
        threads.begin(threads.first);
        list.readAllSince(state, false, threads.shadows, threads.first, 8);
        assertThat(list.wasWrittenInTransaction(threads.first)).isFalse();
        writeAll.by(threads.first);
        assertThat(list.wasWrittenInTransaction(threads.first)).isTrue();
    }

    @Test
    void aCallForWhichNobodyWaitsAnyMoreIsNotRecorded() throws InterruptedException {
        list.allowSeveralThreads(true);
        threads.begin(threads.first);
        threads.first.calls.enter();
        threads.first.calls.passGate(list, true, null, false);
        Thread impatient = new Thread(() -> {
            EnteredCalls calls = new EnteredCalls();
            calls.enter();
            calls.passGate(list, true, null, false);
            calls.leaveTo(0);
        });
        impatient.start();
        impatient.join(); // who waits inside is soon left behind
        writeAll.by(threads.first);
        change(1).by(threads.first);
        assertThat(list.currentState(threads.shadows, threads.first)).isZero();
        threads.first.calls.leaveTo(0);
        writeAll.by(threads.first);
        assertThat(list.currentState(threads.shadows, threads.first)).isEqualTo(1);
    }
}
