package zoo;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a program of the zoo and says what holds in every run of it, for each setting of {@code conflicts}. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Expect {
    /** What may be found. */
    enum Outcome {
        /** Nothing, in no run. */
        QUIET,
        /** A region may be cut, or regions may be in a ring, if the threads happen to meet. */
        MAY_BE_CUT
    }

    Outcome data();

    Outcome dataAndLocks();
}
