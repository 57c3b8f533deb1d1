package dev.atomicity.provoke.cuts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.actors.Unit;
import dev.atomicity.provoke.actors.Units;
import dev.atomicity.provoke.log.Access;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The victim makes two accesses; a partner conflicts with both. */
class LocksTest {
    private static final int LOCK = 7;

    private final Unit unit = new Units().main();

    private Access with(Actor.Held... locks) {
        return new Access(unit, 1, 1, 1, 1, 1, 0, 0, true, unit.clock(), List.of(locks));
    }

    private static Actor.Held held(int acquisition) {
        return new Actor.Held(LOCK, acquisition, false);
    }

    private static Actor.Held shared(int acquisition) {
        return new Actor.Held(LOCK, acquisition, true);
    }

    @Test
    void aLockThatBothNeedKeepsThePartnerOut() {
        assertThat(Locks.exclude(with(held(1)), with(held(1)), with(held(2)), with(held(2))))
                .isTrue();
    }

    @Test
    void aLockThatIsReleasedInBetweenDoesNot() {
        assertThat(Locks.exclude(with(held(1)), with(held(3)), with(held(2)), with(held(2))))
                .isFalse();
    }

    @Test
    void aPartnerThatMakesOneOfItsAccessesWithoutTheLockCanComeIn() {
        assertThat(Locks.exclude(with(held(1)), with(held(1)), with(held(2)), with()))
                .isFalse();
    }

    @Test
    void readersOfALockDoNotExcludeEachOther() {
        assertThat(Locks.exclude(with(shared(1)), with(shared(1)), with(shared(2)), with(shared(2))))
                .isFalse();
        assertThat(Locks.exclude(with(shared(1)), with(shared(1)), with(held(2)), with(held(2))))
                .isTrue();
    }

    @Test
    void twoThreadsHoldALockAtTheSameTimeOnlyIfTheyShareIt() {
        assertThat(Locks.conflict(List.of(held(1)), List.of(held(2)))).isTrue();
        assertThat(Locks.conflict(List.of(shared(1)), List.of(held(2)))).isTrue();
        assertThat(Locks.conflict(List.of(shared(1)), List.of(shared(2)))).isFalse();
        assertThat(Locks.conflict(List.of(held(1)), List.of(new Actor.Held(8, 1, false))))
                .isFalse();
    }
}
