package dev.atomicity.agent.models;

import dev.atomicity.steps.Operation;

/**
 * What a person reads of an event, in the two parts that a site has.
 *
 * @param object the last word, which is also the name of the variable in a trace; null if there is one word only
 */
public record Phrase(Operation operation, String object) {
    public static Phrase of(String text) {
        int space = text.lastIndexOf(' ');
        return space < 0
                ? new Phrase(Operation.named(text), null)
                : new Phrase(Operation.named(text.substring(0, space)), text.substring(space + 1));
    }
}
