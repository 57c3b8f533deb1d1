package dev.atomicity.provoke;

import dev.atomicity.hooks.events.EventListener;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.provoke.actors.Actor;
import java.util.function.Consumer;

/** The events that an actor tracks itself: locks, and what orders threads and tasks. */
abstract class ActorEvents implements EventListener {
    /** Performs the action on the actor of the thread, if an execution is running. */
    abstract void act(ThreadState thread, Consumer<Actor> action);

    @Override
    public void acquired(ThreadState thread, Object lock, int site) {
        acquiredSide(thread, lock, false);
    }

    @Override
    public void releasing(ThreadState thread, Object lock, int site) {
        releasingSide(thread, lock, false);
    }

    @Override
    public void acquiredSide(ThreadState thread, Object lock, boolean isShared) {
        act(thread, actor -> actor.acquired(lock, isShared));
    }

    @Override
    public void releasingSide(ThreadState thread, Object lock, boolean isShared) {
        act(thread, actor -> actor.released(lock));
    }

    @Override
    public void fork(ThreadState thread, Thread started, int startedId, int site) {
        act(thread, actor -> actor.forks(started));
    }

    @Override
    public void join(ThreadState thread, ThreadState ended, int site) {
        if (ended.companion() instanceof Actor other) {
            act(thread, actor -> actor.joined(other));
        }
    }

    @Override
    public void sent(ThreadState thread, Object message) {
        act(thread, actor -> actor.sends(message));
    }

    @Override
    public void received(ThreadState thread, Object message) {
        act(thread, actor -> actor.receives(message));
    }

    @Override
    public void handsOver(ThreadState thread, Object message) {
        act(thread, actor -> actor.handsOver(message));
    }

    @Override
    public void taskStarts(ThreadState thread, Object message) {
        act(thread, actor -> actor.startsTask(message));
    }

    @Override
    public void taskEnds(ThreadState thread) {
        act(thread, actor -> actor.endsTask());
    }
}
