package dev.atomicity.prediction;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.trace.TransactionId;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Access trees (3.1), their trimming (7.2) and thread periods (7.4). */
class AccessTreesTest {
    private static final int X = 0;
    private static final int Y = 1;
    private static final int LOCK = 0;
    private static final int OTHER_LOCK = 1;

    private final AccessTrees trees = new AccessTrees();
    private long event;

    @Test
    void synchronizationNodesContainWhatIsInsideThem() {
        trees.begin(0, next());
        read(0, X);
        trees.acquire(0, LOCK, next());
        read(0, X);
        trees.acquire(0, LOCK, next()); // a lock that is held already makes no node
        trees.release(0, LOCK, next());
        write(0, X);
        trees.release(0, LOCK, next());
        trees.end(0, next());
        AccessTree tree = onlyTree();
        SynchronizationNode node = tree.accesses.get(1).held.nodeOf(LOCK);
        assertThat(tree.accesses).extracting(access -> node.contains(access)).containsExactly(false, true, true);
        assertThat(tree.accesses.get(2).held.path()).containsExactly(node);
    }

    @Test
    void locksNeedNotBeNested() {
        trees.begin(0, next());
        trees.acquire(0, LOCK, next());
        trees.acquire(0, OTHER_LOCK, next());
        read(0, X);
        trees.release(0, LOCK, next());
        read(0, X);
        trees.release(0, OTHER_LOCK, next());
        trees.end(0, next());
        AccessTree tree = onlyTree();
        assertThat(tree.accesses.get(0).held.path())
                .extracting(node -> node.lock)
                .containsExactly(LOCK, OTHER_LOCK);
        assertThat(tree.accesses.get(1).held.path())
                .extracting(node -> node.lock)
                .containsExactly(OTHER_LOCK);
    }

    @Test
    void ofSiblingsTheFirstTwoReadsAndWritesAndTheLastWriteAreKept() {
        trees.begin(0, next());
        for (int i = 0; i < 1000; i++) {
            write(0, X);
            read(0, Y);
        }
        trees.end(0, next());
        assertThat(onlyTree().accesses).extracting(access -> access.event).containsExactly(2L, 3L, 4L, 5L, 2000L);
    }

    @Test
    void theWriteThatAKeptReadFindsIsKept() {
        trees.begin(0, next());
        for (int i = 0; i < 10; i++) {
            write(0, X);
        }
        read(0, X);
        for (int i = 0; i < 10; i++) {
            write(0, X);
        }
        trees.end(0, next());
        List<AccessNode> accesses = onlyTree().accesses;
        assertThat(accesses).extracting(access -> access.event).containsExactly(2L, 3L, 11L, 12L, 22L);
        assertThat(accesses.get(3).ownWrite).isSameAs(accesses.get(2));
        assertThat(accesses).filteredOn(AccessNode::isUnitFinal).containsExactly(accesses.get(4));
    }

    @Test
    void accessesUnderOtherLocksOrAfterAForkAreNoSiblings() {
        trees.begin(0, next());
        for (int i = 0; i < 3; i++) {
            trees.acquire(0, LOCK, next());
            read(0, X);
            trees.release(0, LOCK, next());
        }
        read(0, X);
        read(0, X);
        trees.fork(0, 1, next());
        read(0, X);
        trees.end(0, next());
        assertThat(onlyTree().accesses).hasSize(6);
    }

    @Test
    void forkAndJoinOrderPeriodsAndNothingElseDoes() {
        write(0, X);
        trees.fork(0, 1, next());
        write(0, X);
        write(1, X);
        trees.join(0, 1, next());
        write(0, X);
        List<ThreadPeriod> parent = trees.byThread().get(0).stream()
                .filter(tree -> !tree.accesses.isEmpty())
                .map(tree -> tree.accesses.get(0).period)
                .toList();
        ThreadPeriod child = trees.byThread().get(1).get(0).accesses.get(0).period;
        assertThat(parent.get(0).happensBefore(child)).isTrue();
        assertThat(parent.get(1).happensBefore(child)).isFalse();
        assertThat(child.happensBefore(parent.get(1))).isFalse();
        assertThat(child.happensBefore(parent.get(2))).isTrue();
    }

    @Test
    void orderOfForkAndJoinIsPassedOn() {
        write(0, X);
        trees.fork(0, 1, next());
        trees.fork(1, 2, next());
        write(2, X);
        trees.join(1, 2, next());
        trees.join(3, 1, next());
        write(3, X);
        ThreadPeriod first = trees.byThread().get(0).get(0).accesses.get(0).period;
        ThreadPeriod grandchild = trees.byThread().get(2).get(0).accesses.get(0).period;
        ThreadPeriod last = trees.byThread().get(3).get(1).accesses.get(0).period;
        assertThat(first.happensBefore(grandchild)).isTrue();
        assertThat(grandchild.happensBefore(last)).isTrue();
        assertThat(first.happensBefore(last)).isTrue();
        assertThat(last.happensBefore(first)).isFalse();
    }

    @Test
    void ofTransactionsThatAreAlikeTheFirstAndTheLastStay() {
        for (int i = 0; i < 100; i++) {
            trees.begin(0, next());
            trees.acquire(0, LOCK, next());
            read(0, X);
            trees.release(0, LOCK, next());
            if (i == 50) {
                write(0, X);
            }
            trees.end(0, next());
        }
        write(1, X);
        List<AccessTree> kept = new SharedTrees(trees).byThread().get(0);
        assertThat(kept).extracting(tree -> tree.ordinal).containsExactly(1L, 51L, 100L);
        assertThat(kept.get(0).sameShape())
                .hasSize(99)
                .extracting(TransactionId::ordinal)
                .doesNotContain(51L);
        assertThat(kept).extracting(AccessTree::isFirstOfShape).containsExactly(true, true, false);
    }

    @Test
    void variablesOfOneThreadAndThoseThatNobodyWritesAreLeftOut() {
        write(0, X);
        read(0, Y);
        read(1, Y);
        assertThat(new SharedTrees(trees).byThread()).allMatch(List::isEmpty);
    }

    private AccessTree onlyTree() {
        List<AccessTree> all = trees.byThread().get(0);
        assertThat(all).hasSize(1);
        return all.get(0);
    }

    private void read(int thread, int variable) {
        trees.read(thread, variable, next());
    }

    private void write(int thread, int variable) {
        trees.write(thread, variable, next());
    }

    private long next() {
        return ++event;
    }
}
