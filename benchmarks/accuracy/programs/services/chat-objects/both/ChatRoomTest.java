package chatobjects;

import org.junit.jupiter.api.Test;
import support.Threads;

class ChatRoomTest {
    @Test
    void twoThreads() throws Exception {
        ChatRoom room = new ChatRoom();
        ChatRoom.User ann = new ChatRoom.User("ann");
        room.join(ann);
        Threads.run(() -> room.say("hello"), () -> room.leave(ann));
    }
}
