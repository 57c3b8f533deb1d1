package dev.atomicity.provoke.director;

import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.actors.Actors;
import dev.atomicity.provoke.plan.Places;
import dev.atomicity.provoke.plan.TurnPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Lets threads take turns. A thread waits for its first turn where it starts, else where its region begins. It is marked at the access that
 * ends its turn, and held at the next point where it has no more locks than the plan says: then the next turn begins.
 *
 * <p>A thread continues if it would wait forever because all others are blocked; the turn then passes on when the transaction whose turn it
 * is comes to its place or ends. The monitor of this object is taken inside the checker's own locks, so no thread waits while it has the
 * monitor.
 */
final class TurnDirector implements Director {
    private static final int MAX_WAITS = 3;

    /** The transaction that has some of the turns. */
    private static final class Role {
        final TurnPlan.Turn any;
        final KeyedPlace region;

        /** Its turns, by their position in the plan. */
        final List<Integer> turns = new ArrayList<>();

        // Used by the thread of the transaction alone.
        int next;
        int waits;
        boolean isMarked;

        Role(TurnPlan.Turn any, Places places) {
            this.any = any;
            this.region = new KeyedPlace(any.region(), places);
        }

        boolean isOf(Actor actor) {
            return actor.unit().path().equals(any.unit());
        }

        /** Whether the transaction of the actor is this one. */
        boolean isNow(Actor actor) {
            return isOf(actor) && region.is(actor.thread().region()) && actor.instance() == any.instance();
        }

        boolean isOver() {
            return next == turns.size();
        }

        int turn() {
            return turns.get(next);
        }
    }

    /** Counts how often the place is reached at which a turn ends. Used by the thread whose turn it is. */
    private static final class Visits {
        int step = -1;
        int count;
    }

    private final TurnPlan plan;
    private final List<Role> roles = new ArrayList<>();
    private final List<KeyedPlace> places = new ArrayList<>();
    private final List<Visits> visits = new ArrayList<>();
    private final Pause pause;

    /** The roles that wait for a turn. */
    private final Set<Role> waiting = ConcurrentHashMap.newKeySet();

    /** The position in the plan. Written under the monitor of this object. */
    private volatile int turn;

    private volatile boolean wasHeld;

    TurnDirector(TurnPlan plan, Places places, Actors actors) {
        this.plan = plan;
        this.pause = new Pause(new Quiescence(actors), plan.patience());
        for (int i = 0; i < plan.turns().size(); i++) {
            TurnPlan.Turn next = plan.turns().get(i);
            Role role = roles.stream()
                    .filter(known -> known.any.continues(next))
                    .findFirst()
                    .orElse(null);
            if (role == null) {
                role = new Role(next, places);
                roles.add(role);
            }
            role.turns.add(i);
            this.places.add(next.until() == null ? null : new KeyedPlace(next.until(), places));
            visits.add(new Visits());
        }
    }

    @Override
    public synchronized Outcome end() {
        pause.end();
        return turn == plan.turns().size() ? Outcome.MET : wasHeld ? Outcome.ALONE : Outcome.NOT_REACHED;
    }

    // ---------------------------------------------------------------- where threads may be held

    @Override
    public void started(Actor actor) {
        for (Role role : roles) {
            if (role.isOf(actor)) {
                awaitTurn(role);
                return;
            }
        }
    }

    @Override
    public void beginning(Actor actor, int region) {
        for (Role role : roles) {
            if (role.isOf(actor)
                    && role.region.is(region)
                    && actor.unit().instanceOf(region) + 1 == role.any.instance()) {
                awaitTurn(role);
            }
        }
    }

    @Override
    public void entering(Actor actor, int site) {
        point(actor);
    }

    @Override
    public void point(Actor actor) {
        for (Role role : roles) {
            if (role.isMarked && role.isNow(actor)) {
                int ended = role.turn();
                if (actor.locks().size() <= plan.turns().get(ended).locks()) {
                    role.isMarked = false;
                    role.next++;
                    wasHeld = true;
                    pass(ended);
                    awaitTurn(role);
                }
            }
        }
    }

    private void awaitTurn(Role role) {
        if (!role.isOver() && role.turn() > turn && role.waits++ < MAX_WAITS + role.turns.size()) {
            waiting.add(role);
            try {
                pause.until(() -> role.turn() <= turn, this::isNextToWakeUp);
            } finally {
                waiting.remove(role);
            }
        }
    }

    /** Whether the role whose turn it is still waits only because it has not noticed that yet. */
    private boolean isNextToWakeUp() {
        int current = turn;
        return waiting.stream().anyMatch(role -> role.turn() <= current);
    }

    // ---------------------------------------------------------------- what threads do

    @Override
    public void access(Actor actor, boolean writes, Object base, long offset, int site) {
        if (!actor.thread().inTransaction()) {
            return;
        }
        for (Role role : roles) {
            if (!role.isOver() && role.isNow(actor)) {
                count(role, actor, site);
            }
        }
    }

    private void count(Role role, Actor actor, int site) {
        for (int i = role.next; i < role.turns.size(); i++) {
            int position = role.turns.get(i);
            KeyedPlace place = places.get(position);
            Visits visit = visits.get(position);
            if (place != null && place.is(site) && actor.step() != visit.step) {
                visit.step = actor.step();
                visit.count++;
                if (i == role.next && visit.count >= plan.turns().get(position).occurrence()) {
                    role.isMarked = true;
                }
            }
        }
    }

    @Override
    public void ended(Actor actor) {
        for (Role role : roles) {
            if (!role.isOver() && role.isNow(actor)) {
                // It may have taken another path and missed its places: then its turns are over as well.
                role.isMarked = false;
                while (!role.isOver()) {
                    pass(role.turns.get(role.next++));
                }
            }
        }
    }

    /** That turn has ended; if it was the current one, the next one begins. */
    private synchronized void pass(int ended) {
        if (ended == turn) {
            turn++;
        }
    }
}
