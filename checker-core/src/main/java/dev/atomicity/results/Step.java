package dev.atomicity.results;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.atomicity.steps.Operation;
import java.util.Objects;

/**
 * An event of a witness. Source and sink of each dependency stand in turn, in the order in which they happened as far as the
 * ring goes; from a sink to the next source leads program order, and both may be one event, which then stands once.
 *
 * @param thread what the thread was called at this step; several threads may have the same name
 * @param threadId a number of the thread's own
 * @param transaction which run of an atomic region on its thread it belongs to, from 1; 0 outside all, null if that is
 *     not known
 * @param region the region whose transaction it belongs to, such as {@code bank.Account.withdraw}; null outside all, or if that
 *     is not known
 * @param operation what happened, such as {@code reads}
 * @param variable what it happened to, such as {@code Account.balance}; null for a lock without a name
 * @param object the number of the object, array or collection that has the variable, the same for the same one within the
 *     run; 0 for a static field, null if that is not known
 * @param index the index of the element of an array; null for anything else
 * @param part a number for the field, or for the key or element of a collection, the same for the same one within the run;
 *     null for all of the object
 * @param className the class whose code did it, with its package
 * @param file the name of the source file without folders, null if the class file does not have it
 * @param line -1 if the class file does not have it
 * @param source the source file relative to the project's root, with slashes; null if it was not found
 * @param value what was read or written, the first time that this was found, such as {@code 20}; null if that is not known
 */
public record Step(
        String thread,
        int threadId,
        Long transaction,
        String region,
        Operation operation,
        String variable,
        Long object,
        Integer index,
        Long part,
        @JsonProperty("class") String className,
        String method,
        String file,
        int line,
        String source,
        String value) {
    public static StepBuilder builder() {
        return new StepBuilder();
    }

    /** To make another one that differs in some of this. */
    public StepBuilder toBuilder() {
        return new StepBuilder(this);
    }

    /** Whether both belong to one run of an atomic region, or are outside all on one thread. */
    public boolean isOfSameRun(Step other) {
        return threadId == other.threadId
                && Objects.equals(transaction, other.transaction)
                && Objects.equals(region, other.region);
    }

    /** As in a stack trace: class, method, file and line. */
    public String location() {
        return className + "." + method + "(" + place() + ")";
    }

    /** File and line, as far as they are known. */
    public String place() {
        return file == null ? "unknown source" : line < 0 ? file : file + ":" + line;
    }
}
