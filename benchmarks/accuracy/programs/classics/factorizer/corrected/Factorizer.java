package factors;

import java.util.List;

/** Remembers the last answer. */
public class Factorizer {
    private record Answer(int number, List<Integer> factors) {}

    private Answer last;

    public synchronized List<Integer> factors(int number) {
        if (last != null && last.number() == number) {
            return last.factors();
        }
        last = new Answer(number, List.of(1, number));
        return last.factors();
    }
}
