package enummapvotes;

import java.util.EnumMap;
import java.util.Map;

public class Votes {
    enum Answer { YES, NO }

    private final Map<Answer, Integer> counts = new EnumMap<>(Answer.class);

    public synchronized void vote(boolean yes) {
        Answer answer = yes ? Answer.YES : Answer.NO;
        Integer count = counts.get(answer);
        counts.put(answer, count == null ? 1 : count + 1);
    }
}
