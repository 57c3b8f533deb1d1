package dev.atomicity.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Findings in this region, or in any region of this class, are shown as suppressed and do not count. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface SuppressAtomicity {
    /** Why they may stay, for the readers of the source and of the report. */
    String value();
}
