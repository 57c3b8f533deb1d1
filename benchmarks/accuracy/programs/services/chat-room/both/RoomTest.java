package chatroom;

import org.junit.jupiter.api.Test;
import support.Threads;

class RoomTest {
    @Test
    void twoThreads() throws Exception {
        Room room = new Room();
        room.join("ann");
        Threads.run(() -> room.say("hello"), () -> room.leave("ann"));
    }
}
