package dev.atomicity.gradle;

import dev.atomicity.check.SettingException;
import dev.atomicity.launch.LaunchException;
import java.io.IOException;
import org.gradle.api.GradleException;

/** Work that runs tests, and may fail in the ways in which that can fail. */
interface TestWork<T> {
    T run() throws SettingException, LaunchException, IOException, InterruptedException;

    /** Does the work. A failure is thrown as an exception of Gradle. */
    static <T> T run(TestWork<T> work) {
        try {
            return work.run();
        } catch (SettingException e) {
            throw GradleSyntax.wrong(e);
        } catch (LaunchException e) {
            throw new GradleException("The atomicity check could not run: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new GradleException("The atomicity check could not run: " + e, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new GradleException("The atomicity check was interrupted.", e);
        }
    }
}
