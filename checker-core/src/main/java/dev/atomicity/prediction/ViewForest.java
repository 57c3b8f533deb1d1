package dev.atomicity.prediction;

import java.util.List;

/**
 * The view-forest (3.2.2, Fig. 5). Inter-edges connect a read with each write that it may read, any two writes that one
 * read may read, and any two unit-final writes.
 */
final class ViewForest extends AccessForest {
    ViewForest(List<List<AccessTree>> byThread) {
        super(byThread);
    }

    @Override
    boolean related(AccessNode one, AccessNode other) {
        if (one.write && other.write) {
            return (one.isUnitFinal() && other.isUnitFinal()) || someReadMayReadBoth(one, other);
        }
        return one.write ? mayRead(other, one) : mayRead(one, other);
    }

    /**
     * Whether the write can be the write-predecessor of the read in some trace. If in doubt it is: of writes that happen
     * before the read, those of other units that are always overwritten are not distinguished.
     */
    static boolean mayRead(AccessNode read, AccessNode write) {
        if (read.tree() == write.tree()) {
            return read.ownWrite == write;
        }
        if (read.thread() == write.thread()) {
            return write.event < read.event && write.isUnitFinal() && read.ownWrite == null;
        }
        if (read.period.happensBefore(write.period)) {
            return false;
        }
        SynchronizationNode aroundRead = commonNode(read, write);
        return aroundRead == null
                || (!read.isCoveredWithin(aroundRead) && !write.isOverwrittenWithin(commonNode(write, read)));
    }

    /** Writes that no unit reads are related only if both are unit-final. */
    @Override
    boolean mayBeRelated(AccessNode access, AccessGroup.Kind kind) {
        return super.mayBeRelated(access, kind)
                && (!access.write
                        || !kind.write()
                        || (access.isUnitFinal() && kind.alone())
                        || isRead(access.variable));
    }

    private boolean isRead(int variable) {
        return groups(variable).stream().anyMatch(ofKind -> !ofKind.get(0).kind.write());
    }

    private boolean someReadMayReadBoth(AccessNode one, AccessNode other) {
        return one.ownReads().stream().anyMatch(read -> mayRead(read, other))
                || other.ownReads().stream().anyMatch(read -> mayRead(read, one))
                || groups(one.variable).stream()
                        .filter(ofKind -> !ofKind.get(0).kind.write())
                        .flatMap(List::stream)
                        .map(AccessGroup::last) // if any read of the group may, so may the last one
                        .anyMatch(read -> mayRead(read, one) && mayRead(read, other));
    }

    @Override
    AccessForest restrictedTo(List<List<AccessTree>> trees) {
        return new ViewForest(trees);
    }
}
