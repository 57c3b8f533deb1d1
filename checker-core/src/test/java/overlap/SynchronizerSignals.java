package overlap;

import static overlap.Synchronizers.act;
import static overlap.Synchronizers.add;
import static overlap.Synchronizers.nothing;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TransferQueue;
import overlap.Synchronizers.Step;
import overlap.Synchronizers.Way;

/** Semaphores, latches, barriers, phasers, and hand-overs. Watched. */
final class SynchronizerSignals {
    private SynchronizerSignals() {}

    static List<Meeting> meetings() {
        List<Meeting> all = new ArrayList<>();
        addSemaphores(all);
        addLatches(all);
        addBarriers(all);
        addPhasers(all);
        addHandOvers(all);
        return all;
    }

    private static void addSemaphores(List<Meeting> all) {
        Way<Semaphore> way = new Way<>(
                () -> new Semaphore(0),
                nothing(),
                act((root, round) -> root.release()),
                act((root, round) -> root.acquire()),
                nothing(),
                false);
        for (String method : List.of("acquire", "acquireUninterruptibly", "tryAcquire")) {
            add(all, method, way.observing((root, kept, round) -> round.tried(root)), Semaphore.class);
        }
        Way<Semaphore> drains = way.observing((root, kept, round) -> (Integer) round.tried(root) > 0);
        add(all, "drainPermits", drains, Semaphore.class);
        add(all, "release", way.publishing((root, kept, round) -> round.tried(root)), Semaphore.class);
    }

    private static void addLatches(List<Meeting> all) {
        Way<CountDownLatch> way = new Way<>(
                () -> new CountDownLatch(1),
                nothing(),
                act((root, round) -> root.countDown()),
                act((root, round) -> root.await()),
                nothing(),
                false);
        add(all, "countDown", way.publishing((root, kept, round) -> round.tried(root)), CountDownLatch.class);
        add(all, "await", way.observing((root, kept, round) -> round.tried(root)), CountDownLatch.class);
    }

    private static void addBarriers(List<Meeting> all) {
        Way<CyclicBarrier> way = new Way<>(
                () -> new CyclicBarrier(2),
                nothing(),
                act((root, round) -> root.await()),
                act((root, round) -> root.await()),
                nothing(),
                true);
        add(all, "await", way.publishing((root, kept, round) -> round.tried(root)), CyclicBarrier.class);
        Step<CyclicBarrier> waits = (root, kept, round) -> {
            round.tried(root);
            return true;
        };
        add(all, "await", way.observing(waits), CyclicBarrier.class);
        Way<CyclicBarrier> resets = way.preparing(act((root, round) -> {
                    round.tried(root);
                    round.share(root);
                }))
                .observing(act((root, round) -> {
                    round.awaitShared();
                    root.await();
                }));
        add(all, "reset", resets, CyclicBarrier.class);
    }

    private static void addPhasers(List<Meeting> all) {
        Way<Phaser> way = new Way<>(
                () -> new Phaser(2),
                nothing(),
                act((root, round) -> root.arrive()),
                act((root, round) -> root.awaitAdvance(root.arrive())),
                nothing(),
                false);
        for (String method : List.of("arrive", "arriveAndDeregister")) {
            add(all, method, way.publishing((root, kept, round) -> round.tried(root)), Phaser.class);
        }
        Step<Phaser> arrives = act((root, round) -> round.tried(root));
        add(all, "arriveAndAwaitAdvance", way.publishing(arrives).waiting(), Phaser.class);
        add(all, "arriveAndAwaitAdvance", way.observing(arrives), Phaser.class);
        Step<Phaser> waits = act((root, round) -> round.tried(root, root.arrive()));
        add(all, "awaitAdvance", way.observing(waits), Phaser.class);
        add(all, "awaitAdvanceInterruptibly", way.observing(waits), Phaser.class);
    }

    private static void addHandOvers(List<Meeting> all) {
        Way<Exchanger<Object>> exchanges = new Way<>(
                Exchanger::new,
                nothing(),
                act((root, round) -> root.exchange(new Object())),
                act((root, round) -> root.exchange(new Object())),
                nothing(),
                true);
        Step<Exchanger<Object>> tries = act((root, round) -> round.tried(root, new Object()));
        add(all, "exchange", exchanges.publishing(tries), Exchanger.class);
        add(all, "exchange", exchanges.observing(tries), Exchanger.class);
        Way<TransferQueue<Object>> transfers = new Way<>(
                LinkedTransferQueue::new, nothing(), nothing(), act((root, round) -> root.take()), nothing(), true);
        Step<TransferQueue<Object>> hands = (root, kept, round) -> {
            Object result = Boolean.FALSE;
            while (Boolean.FALSE.equals(result)) { // until somebody waits for it
                result = round.tried(root);
            }
            return true;
        };
        for (String method : List.of("transfer", "tryTransfer")) {
            add(all, method, transfers.publishing(hands), TransferQueue.class, LinkedTransferQueue.class);
        }
    }
}
