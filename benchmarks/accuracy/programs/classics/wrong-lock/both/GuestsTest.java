package helper;

import org.junit.jupiter.api.Test;
import support.Threads;

class GuestsTest {
    @Test
    void invitedTwice() throws Exception {
        Guests guests = new Guests();
        Threads.run(() -> guests.inviteOnce("Ada"), () -> guests.invite("Ada"));
    }
}
