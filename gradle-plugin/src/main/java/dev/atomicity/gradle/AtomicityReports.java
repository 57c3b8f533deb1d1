package dev.atomicity.gradle;

import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;

/** Which files are written; all of them unless switched off. */
public interface AtomicityReports {
    /** {@code index.html}, for people. */
    @Input
    Property<Boolean> getHtml();

    /** {@code TEST-atomicity.xml}, for whatever reads the results of tests. */
    @Input
    Property<Boolean> getJunitXml();

    /** {@code atomicity.json}, from which reports can be made again and merged. */
    @Input
    Property<Boolean> getJson();

    /** {@code atomicity.sarif}, for code scanning. */
    @Input
    Property<Boolean> getSarif();

    /** Groovy calls it when a build script sets what is not there; the message names what was probably meant. */
    default void propertyMissing(String name, Object value) {
        throw GradleSyntax.unknown(name, AtomicityReports.class);
    }
}
