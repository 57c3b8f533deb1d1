package dev.atomicity.provoke;

import dev.atomicity.provoke.judge.ValueLog;
import dev.atomicity.provoke.log.Access;
import java.util.List;

/**
 * A logged execution that has ended: the accesses, the units in the order in which they appeared, and the values that were seen.
 *
 * @param hasWaitedOnce whether a thread has waited for something that it does not test again
 */
record Logged(List<Access> accesses, List<String> units, ValueLog values, boolean hasWaitedOnce) {}
