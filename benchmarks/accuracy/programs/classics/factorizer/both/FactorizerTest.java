package factors;

import org.junit.jupiter.api.Test;
import support.Threads;

class FactorizerTest {
    @Test
    void twoQuestions() throws Exception {
        Factorizer factorizer = new Factorizer();
        Threads.run(() -> factorizer.factors(7), () -> factorizer.factors(11));
    }
}
