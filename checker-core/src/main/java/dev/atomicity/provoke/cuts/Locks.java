package dev.atomicity.provoke.cuts;

import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.log.Access;
import java.util.List;

/** Whether locks keep another thread out of the middle of a transaction. */
final class Locks {
    private Locks() {}

    /**
     * Whether one acquisition of a lock spans both accesses of the victim, and the partner needs that lock where it conflicts with
     * them: then it cannot come in.
     */
    static boolean exclude(Access first, Access second, Access conflictsWithFirst, Access conflictsWithSecond) {
        for (Actor.Held held : first.locks()) {
            if (second.locks().contains(held) && needs(conflictsWithFirst, held) && needs(conflictsWithSecond, held)) {
                return true;
            }
        }
        return false;
    }

    /** Two threads that share a lock do not exclude each other. */
    private static boolean needs(Access access, Actor.Held held) {
        return access.locks().stream().anyMatch(other -> conflict(other, held));
    }

    private static boolean conflict(Actor.Held one, Actor.Held other) {
        return one.lock() == other.lock() && !(one.isShared() && other.isShared());
    }

    /** Whether two threads cannot hold these locks at the same time. */
    static boolean conflict(List<Actor.Held> some, List<Actor.Held> others) {
        for (Actor.Held one : some) {
            for (Actor.Held other : others) {
                if (conflict(one, other)) {
                    return true;
                }
            }
        }
        return false;
    }
}
