package dev.atomicity.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Must run undivided: what other threads do meanwhile must not be seen half done, neither by it nor by them. On a class it
 * means all of its methods but constructors and what threads start with ({@code run}, {@code call}, lambdas).
 *
 * <p>Decides what is atomic if the setting {@code regions} is {@code annotated}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Atomic {}
