package dev.atomicity.provoke.cuts;

import dev.atomicity.provoke.log.Access;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a transaction of a region may do to a variable that it reaches at a site: whatever any transaction of the region has done
 * to such a variable, in any execution of the test so far. Needed where the second thread saw what the first one had done, and
 * did nothing.
 */
final class Profiles {
    private static final int MAX_ACCESSES = 50;

    private record Reach(int region, int site) {}

    /** Where a variable was reached that the transaction also wrote. */
    private final Set<Reach> written = new HashSet<>();

    void learn(Transaction transaction) {
        if (transaction.region == 0) {
            return;
        }
        for (List<Access> all : transaction.byVariable()) {
            List<Access> accesses = all.size() > MAX_ACCESSES ? all.subList(0, MAX_ACCESSES) : all;
            if (accesses.stream().anyMatch(Access::writes)) {
                accesses.forEach(access -> written.add(new Reach(transaction.region, access.site())));
            }
        }
    }

    /** Whether a transaction of that region may write the variable that it reaches there. */
    boolean mayWrite(int region, int site) {
        return written.contains(new Reach(region, site));
    }
}
