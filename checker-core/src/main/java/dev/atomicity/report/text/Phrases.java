package dev.atomicity.report.text;

import dev.atomicity.results.Step;
import dev.atomicity.steps.Operation;
import dev.atomicity.steps.VariableText;
import java.util.Objects;

/** How sentences speak of a step and of what it accesses. */
final class Phrases {
    private Phrases() {}

    /** What the step did, such as {@code read} or {@code called}. */
    static String past(Step step) {
        if (Words.isCall(step)) {
            return "called";
        }
        return (step.operation() == null ? Operation.ACTS : step.operation()).past();
    }

    /** Whether it accesses something that has a name in the source; if not, all of it is plain words. */
    static boolean isAccess(Step step) {
        return step.variable() != null && (Words.isRead(step) || Words.isWrite(step) || Words.isCall(step));
    }

    /** Whether both are about the same variable, as far as that is known. */
    static boolean isSameVariable(Step one, Step other) {
        if (one.object() == null || other.object() == null) {
            return Objects.equals(one.variable(), other.variable());
        }
        return one.object().equals(other.object())
                && Objects.equals(one.index(), other.index())
                && Objects.equals(one.part(), other.part());
    }

    /** What the step did it to; empty if it has no name. */
    static String object(Step step) {
        return Words.visible(VariableText.of(step.operation(), step.variable(), step.index()));
    }

    /** The same without the name of the class, such as {@code balance}. */
    static String shortObject(Step step) {
        if (step.variable() == null) {
            return object(step);
        }
        if (Words.isCall(step)) {
            return VariableText.isConstructor(step.variable())
                    ? object(step)
                    : Words.visible(Words.lastName(step)) + VariableText.CALL;
        }
        return step.index() == null ? Words.visible(Words.lastName(step)) : "element " + step.index();
    }

    /** The kind of object that a call is about, with its article. */
    static String thing(Step step) {
        return Words.visible(VariableText.kindOfObject(step.variable()));
    }
}
