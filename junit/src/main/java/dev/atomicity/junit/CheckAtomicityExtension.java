package dev.atomicity.junit;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.opentest4j.AssertionFailedError;

/** Behind {@link CheckAtomicity}: begins the check of a test before its set-up methods, and ends it after those that clean up. */
final class CheckAtomicityExtension implements BeforeEachCallback, AfterEachCallback {
    private static final ExtensionContext.Namespace NAMESPACE =
            ExtensionContext.Namespace.create(CheckAtomicityExtension.class);

    private static final String NUMBER = "number";

    @Override
    public void beforeEach(ExtensionContext context) {
        CheckerInJvm checker = CheckerInJvm.get();
        if (checker == null) {
            MissingAgent.explainOnce(context.getRequiredTestClass());
            return;
        }
        int number = checker.begin();
        if (number != 0) {
            context.getStore(NAMESPACE).put(NUMBER, number);
        }
    }

    /**
     * If the test has failed by itself, JUnit shows that first and adds this.
     */
    @Override
    public void afterEach(ExtensionContext context) {
        Integer number = context.getStore(NAMESPACE).remove(NUMBER, Integer.class);
        if (number == null) {
            return;
        }
        CheckerInJvm checker = CheckerInJvm.get();
        String found = checker.end(number);
        if (found != null) {
            throw new AssertionFailedError("atomicity findings in this test:" + System.lineSeparator() + found);
        }
        String defect = checker.defect();
        if (defect != null) {
            throw new IllegalStateException("the atomicity check ended early, so there is no verdict: " + defect);
        }
    }
}
