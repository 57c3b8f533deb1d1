package votes;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import support.Threads;

class VotesTest {
    @TestFactory
    Stream<DynamicTest> votes() {
        return Stream.of("yes", "no")
                .map(name -> dynamicTest(name, () -> {
                    Votes votes = new Votes();
                    Threads.run(votes::yes, votes::yes);
                }));
    }
}
