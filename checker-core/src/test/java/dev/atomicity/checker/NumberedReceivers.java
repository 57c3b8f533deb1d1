package dev.atomicity.checker;

import java.util.List;

/** A receiver is the number of the one set that it works on. */
record NumberedReceivers(List<AtomicSet> sets) implements Activations.Workers {
    @Override
    public boolean worksOn(AtomicSet set, Object receiver, int method) {
        return sets.indexOf(set) == (int) receiver;
    }

    @Override
    public boolean worksOnOther(AtomicSet set, Object receiver, int method) {
        return false;
    }
}
