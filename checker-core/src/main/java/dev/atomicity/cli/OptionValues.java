package dev.atomicity.cli;

import dev.atomicity.analysis.Checker;
import dev.atomicity.prediction.Atomicity;
import dev.atomicity.specification.Conflicts;
import dev.atomicity.specification.NamePattern;
import dev.atomicity.specification.Regions;
import java.util.Arrays;
import java.util.stream.Stream;

/** The values of the options of all commands. picocli creates them, so each has a constructor without arguments. */
final class OptionValues {
    private OptionValues() {}

    static final class OfChecker extends NamedValue<Checker> {
        OfChecker() {
            super(Checker::named, Arrays.stream(Checker.values()).map(Checker::optionName));
        }
    }

    static final class OfConflicts extends NamedValue<Conflicts> {
        OfConflicts() {
            super(Conflicts::named, Arrays.stream(Conflicts.values()).map(Conflicts::optionName));
        }
    }

    static final class OfAtomicity extends NamedValue<Atomicity> {
        OfAtomicity() {
            super(Atomicity::named, Arrays.stream(Atomicity.values()).map(Atomicity::optionName));
        }
    }

    static final class OfRegions extends NamedValue<Regions> {
        OfRegions() {
            super(Regions::named, Arrays.stream(Regions.values()).map(Regions::optionName));
        }
    }

    static final class OfPattern extends NamedValue<NamePattern> {
        OfPattern() {
            super(NamePattern::new, Stream.empty());
        }
    }
}
