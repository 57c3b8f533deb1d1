package dev.atomicity.provoke.director;

import dev.atomicity.hooks.places.Sites;
import dev.atomicity.hooks.thread.CheckedThreads;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.actors.Actors;
import dev.atomicity.provoke.actors.Unit;
import dev.atomicity.provoke.actors.Units;
import dev.atomicity.provoke.plan.Places;
import dev.atomicity.steps.Operation;

/**
 * Two actors of a directed execution, both played by the thread of the test: a test says step by step what each of them does. A thread
 * that is held continues soon, because no other thread runs.
 */
final class DirectedActors {
    static final int WITHDRAW = site("withdraw", Operation.REGION, null);
    static final int READ = site("withdraw", Operation.READS, "Account.balance");
    static final int DEPOSIT = site("deposit", Operation.REGION, null);
    static final int WRITE = site("deposit", Operation.WRITES, "Account.balance");

    static final long BALANCE = 16;
    static final long NAME = 24;

    final Places places = new Places();
    final Actors execution = new Actors();
    final Object account = new Object();

    private final CheckedThreads threads = new CheckedThreads();
    private final Units units = new Units();
    private final Unit main = units.main();

    /** Calls {@code withdraw}. */
    final Actor one = actor(threads.first);

    /** Calls {@code deposit}. */
    final Actor two = actor(threads.second);

    private static int site(String method, Operation operation, String variable) {
        return Sites.add(
                new Sites.Site("com.acme.DirectedAccount", method, "()V", "Account.java", 1, operation, variable));
    }

    private Actor actor(ThreadState thread) {
        return units.actor(execution, thread, units.startedBy(main));
    }

    /** A transaction of the region begins. */
    void begin(Actor actor, int region) {
        actor.thread().region = region;
        actor.begins(region);
        threads.begin(actor.thread());
    }

    void end(Actor actor, Director director) {
        threads.end(actor.thread());
        director.ended(actor);
    }

    /** An access in a hook of its own. */
    void access(Actor actor, int site, long variable, Director director) {
        actor.nextStep();
        director.access(actor, site == WRITE, account, variable, site);
    }
}
