package dev.atomicity.gradle;

import dev.atomicity.report.text.Advice;
import dev.atomicity.report.text.Explanation;
import dev.atomicity.report.text.FindingText;
import dev.atomicity.results.FindingPlace;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.VerdictState;
import dev.atomicity.verdict.VerdictMessage;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import org.gradle.api.Action;
import org.gradle.api.logging.Logger;
import org.gradle.api.model.ObjectFactory;
import org.gradle.api.problems.ProblemSpec;
import org.gradle.api.problems.Problems;
import org.gradle.api.problems.Severity;

/**
 * Offers the findings that count to Gradle's Problems service, so that its problems report, IDEs and build scans show them. The
 * service is not in every Gradle, and each version of it has other names for the same: those are looked up by reflection. Where
 * none is known the findings are in the other reports.
 */
final class GradleProblems {
    private static final String GROUP = "dev.atomicity.check";
    private static final String GROUP_NAME = "Atomicity";

    /** Beyond that nobody reads on. */
    private static final int SHOWN = 100;

    private final Object reporter;

    private GradleProblems(Object reporter) {
        this.reporter = reporter;
    }

    /** Never fails: the verdict does not depend on it. */
    static void report(Results results, ObjectFactory objects, Logger logger) {
        List<FindingResult> counted = results.findings().stream()
                .filter(finding -> finding.state().counts())
                .sorted(VerdictMessage.WORST_FIRST)
                .limit(SHOWN)
                .toList();
        if (counted.isEmpty()) {
            return;
        }
        try {
            GradleProblems problems = new GradleProblems(
                    reporter(objects.newInstance(ProblemsService.class).getProblems()));
            boolean fails = results.verdict() == VerdictState.FAILED && !results.ignoreFailures();
            for (FindingResult finding : counted) {
                problems.report(finding, fails ? Severity.ERROR : Severity.WARNING);
            }
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            logger.info(
                    "Findings are not among the problems of this build, because this version of Gradle reports problems in another way: {}",
                    e.toString());
        }
    }

    /** Gradle 8.10 and newer have one reporter, those before one for each namespace. */
    private static Object reporter(Problems problems) throws ReflectiveOperationException {
        try {
            return call(Problems.class.getMethod("getReporter"), problems);
        } catch (NoSuchMethodException e) {
            return call(Problems.class.getMethod("forNamespace", String.class), problems, GROUP);
        }
    }

    private void report(FindingResult finding, Severity severity) throws ReflectiveOperationException {
        String name = finding.pattern().id();
        String displayName = Advice.on(finding.pattern()).title();
        Class<?> type = Class.forName("org.gradle.api.problems.ProblemReporter");
        Method withId = withId(type);
        if (withId != null) {
            Action<ProblemSpec> action = spec -> describe(spec, finding, severity);
            call(withId, reporter, id(name, displayName), action);
        } else {
            Action<ProblemSpec> action = spec -> {
                spec.id(name, displayName);
                describe(spec, finding, severity);
            };
            call(type.getMethod("reporting", Action.class), reporter, action);
        }
    }

    /** Gradle 8.13 and newer are given the id beside the description; null before. */
    private static Method withId(Class<?> reporter) throws ClassNotFoundException {
        try {
            return reporter.getMethod("report", Class.forName("org.gradle.api.problems.ProblemId"), Action.class);
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    private static Object id(String name, String displayName) throws ReflectiveOperationException {
        Class<?> groupType = Class.forName("org.gradle.api.problems.ProblemGroup");
        Object group = call(groupType.getMethod("create", String.class, String.class), null, GROUP, GROUP_NAME);
        return call(
                Class.forName("org.gradle.api.problems.ProblemId")
                        .getMethod("create", String.class, String.class, groupType),
                null,
                name,
                displayName,
                group);
    }

    private static void describe(ProblemSpec spec, FindingResult finding, Severity severity) {
        spec.contextualLabel(Explanation.title(finding));
        spec.details(Explanation.of(finding).text() + " Fingerprint " + finding.fingerprint());
        spec.solution(FindingText.plain(Advice.on(finding.pattern()).fixes().get(0)));
        spec.severity(severity);
        FindingPlace place = FindingPlace.of(finding);
        if (place.source() != null && place.line() > 0) {
            spec.lineInFileLocation(place.source(), place.line());
        } else if (place.source() != null) {
            spec.fileLocation(place.source());
        }
    }

    private static Object call(Method method, Object target, Object... arguments) throws ReflectiveOperationException {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw e;
        }
    }
}
