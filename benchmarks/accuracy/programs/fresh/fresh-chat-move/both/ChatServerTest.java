package chatmove;

import org.junit.jupiter.api.Test;
import support.Threads;

class ChatServerTest {
    @Test
    void movedTwice() throws Exception {
        ChatServer server = new ChatServer();
        ChatServer.Room lobby = new ChatServer.Room();
        ChatServer.Room games = new ChatServer.Room();
        ChatServer.Room music = new ChatServer.Room();
        lobby.enter("lee");
        Threads.run(() -> server.move("lee", lobby, games), () -> server.move("lee", lobby, music));
    }
}
