package overlap;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A region: the programs are run with {@code regions=annotated}. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
@interface Atomic {}
