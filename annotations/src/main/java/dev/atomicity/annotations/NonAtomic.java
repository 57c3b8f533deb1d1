package dev.atomicity.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Need not run undivided: others may come in between, as in a loop that waits or that takes work from a queue. It is no
 * atomic region, whatever the setting {@code regions} says; what it calls may still be one.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface NonAtomic {}
