package dev.atomicity.hooks.coverage;

import java.util.Arrays;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** What this JVM has exercised so far: each region and each meeting of two places is reported once. */
public final class Exercise {
    /** An upper bound for the number of meetings, so that they do not fill the heap. */
    private static final int MOST_MEETINGS = 200_000;

    private static final Set<Long> MEETINGS = ConcurrentHashMap.newKeySet();
    private static final Queue<Long> NEW_MEETINGS = new ConcurrentLinkedQueue<>();
    private static final Queue<Integer> NEW_REGIONS = new ConcurrentLinkedQueue<>();

    /**
     * By the number of its site, whether a region has run. Replaced when it grows, under the lock of this class. Elements are read
     * without it: a thread that misses one asks again under the lock.
     */
    private static boolean[] regions = new boolean[1024];

    private Exercise() {}

    /** A region begins. Never fails: the caller is not prepared for that, and the next call of the region reports it as well. */
    public static void ran(int region) {
        boolean[] known = regions;
        if (region >= known.length || !known[region]) {
            try {
                add(region);
            } catch (Throwable e) {
                // The region counts as not run.
            }
        }
    }

    private static synchronized void add(int region) {
        if (region >= regions.length) {
            regions = Arrays.copyOf(regions, Math.max(2 * regions.length, region + 1));
        }
        if (!regions[region]) {
            NEW_REGIONS.add(region);
            regions[region] = true;
        }
    }

    /** Two places have touched the same data. */
    static void met(long meeting) {
        // Most meetings are known, and that test takes no lock.
        if (!MEETINGS.contains(meeting) && MEETINGS.size() < MOST_MEETINGS && MEETINGS.add(meeting)) {
            NEW_MEETINGS.add(meeting);
        }
    }

    /** Passes on the regions that ran for the first time since the last call. */
    public static void drainRegions(IntConsumer receiver) {
        for (Integer region = NEW_REGIONS.poll(); region != null; region = NEW_REGIONS.poll()) {
            receiver.accept(region);
        }
    }

    /** Passes on the meetings that are new since the last call; {@link Meeting} reads them. */
    public static void drainMeetings(LongConsumer receiver) {
        for (Long meeting = NEW_MEETINGS.poll(); meeting != null; meeting = NEW_MEETINGS.poll()) {
            receiver.accept(meeting);
        }
    }
}
