package sample;

import java.util.function.IntConsumer;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs tests as an IDE does, and prints how each has ended. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) throws ReflectiveOperationException {
        if (arguments.length > 0) {
            IntConsumer whenExiting = status -> {};
            Class.forName("dev.atomicity.hooks.engine.TestScopes", true, null)
                    .getMethod("on", IntConsumer.class)
                    .invoke(null, whenExiting);
        }
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(DiscoverySelectors.selectClass(AccountTests.class))
                                .build(),
                        new TestExecutionListener() {
                            @Override
                            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                                if (test.isTest()) {
                                    System.out.println(test.getDisplayName() + " " + result.getStatus());
                                    result.getThrowable().ifPresent(cause -> {
                                        System.out.println(cause.getMessage());
                                        for (Throwable more : cause.getSuppressed()) {
                                            System.out.println("and " + more.getMessage());
                                        }
                                    });
                                }
                            }
                        });
    }
}
