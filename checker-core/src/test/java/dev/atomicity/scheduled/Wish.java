package dev.atomicity.scheduled;

import dev.atomicity.scheduled.Turn.Action;

/**
 * What a thread would do next, made without knowing what it can. {@link ScheduleBuilder} makes of it what is possible, so
 * that every list of wishes is a schedule, and so is every part of one.
 */
record Wish(int thread, Action action, int target, int operation) {}
