package dev.atomicity.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The test, or each test of the class, fails if another thread interrupts a method in the middle of its work, with the steps that
 * show it. For the run button of an IDE: the JVM needs the agent on its command line, and the extension says how if it is not there.
 * In a build, the plugins check all tests; there the annotation changes nothing.
 */
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@ExtendWith(CheckAtomicityExtension.class)
public @interface CheckAtomicity {}
