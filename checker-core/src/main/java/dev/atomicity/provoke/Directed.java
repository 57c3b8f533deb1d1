package dev.atomicity.provoke;

import dev.atomicity.provoke.director.Director;
import dev.atomicity.provoke.judge.ValueLog;

/** How a directed execution ended, and the values that were seen. */
record Directed(Director.Outcome outcome, ValueLog values) {}
