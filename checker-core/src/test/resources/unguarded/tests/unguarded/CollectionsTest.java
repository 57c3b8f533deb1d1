package unguarded;

import org.junit.jupiter.api.Test;

class CollectionsTest {
    private static void run(Runnable one, Runnable other) throws InterruptedException {
        Thread first = new Thread(() -> quietly(one));
        Thread second = new Thread(() -> quietly(other));
        first.start();
        second.start();
        first.join();
        second.join();
    }

    /** What a mistake throws is of no interest here. */
    private static void quietly(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException e) {
            System.err.println(e);
        }
    }

    @Test
    void brokenList() throws InterruptedException {
        Collections.BrokenList list = new Collections.BrokenList();
        run(() -> list.add("a"), () -> list.add("b"));
    }

    @Test
    void lockedList() throws InterruptedException {
        Collections.LockedList list = new Collections.LockedList();
        run(() -> list.add("a"), () -> list.add("b"));
    }

    @Test
    void brokenMap() throws InterruptedException {
        Collections.BrokenMap map = new Collections.BrokenMap();
        run(() -> map.set("ann", 1), () -> map.set("bob", 2));
    }

    @Test
    void lockedMap() throws InterruptedException {
        Collections.LockedMap map = new Collections.LockedMap();
        run(() -> map.set("ann", 1), () -> map.set("bob", 2));
    }

    @Test
    void replacingMap() throws InterruptedException {
        Collections.ReplacingMap map = new Collections.ReplacingMap();
        run(() -> map.set("ann", 3), () -> map.set("bob", 4));
    }

    @Test
    void brokenFormat() throws InterruptedException {
        Collections.BrokenFormat format = new Collections.BrokenFormat();
        run(() -> format.show(1), () -> format.show(2));
    }

    @Test
    void lockedFormat() throws InterruptedException {
        Collections.LockedFormat format = new Collections.LockedFormat();
        run(() -> format.show(1), () -> format.show(2));
    }

    @Test
    void brokenWalk() throws InterruptedException {
        Collections.BrokenWalk walk = new Collections.BrokenWalk();
        run(walk::letters, () -> walk.add("c"));
    }

    @Test
    void lockedWalk() throws InterruptedException {
        Collections.LockedWalk walk = new Collections.LockedWalk();
        run(walk::letters, () -> walk.add("c"));
    }

    @Test
    void brokenOwner() throws InterruptedException {
        Collections.BrokenOwner owner = new Collections.BrokenOwner();
        run(owner::retry, owner::retry);
    }

    @Test
    void rightOwner() throws InterruptedException {
        Collections.RightOwner owner = new Collections.RightOwner();
        run(owner::retry, owner::retry);
    }

    @Test
    void brokenRoom() throws InterruptedException {
        Collections.BrokenRoom room = new Collections.BrokenRoom();
        room.join("ann");
        run(() -> room.say("hello"), () -> room.leave("ann"));
    }

    @Test
    void tolerantRoom() throws InterruptedException {
        Collections.TolerantRoom room = new Collections.TolerantRoom();
        room.join("ann");
        room.join("bob");
        run(() -> room.say("hello"), () -> room.leave("ann"));
    }
}
