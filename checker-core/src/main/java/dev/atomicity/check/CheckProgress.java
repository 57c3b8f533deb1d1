package dev.atomicity.check;

import dev.atomicity.findings.Causes;
import dev.atomicity.launch.LaunchProgress;
import dev.atomicity.protocol.TestEvent;
import dev.atomicity.results.ProvokeResult;
import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;

/** Passes on how far the tests are, with the number of findings. */
final class CheckProgress implements LaunchProgress {
    private final CheckListener listener;
    private final Causes causes;
    private final Set<String> fingerprints = new HashSet<>();
    private Update update;

    /** How many findings there were at the last update. */
    private int updated;

    /** Writes what is known. */
    interface Update {
        void run() throws IOException;
    }

    CheckProgress(CheckListener listener, Causes causes) {
        this.listener = listener;
        this.causes = causes;
    }

    /** From now on reports are written when there are more findings. */
    void whenMoreIsFound(Update newUpdate) {
        update = newUpdate;
        updated = fingerprints.size();
    }

    @Override
    public void found(TestEvent.Found found) {
        fingerprints.add(causes.of(found).fingerprint());
    }

    @Override
    public void at(long done, long total) {
        listener.progress(done, total, fingerprints.size());
    }

    @Override
    public void provoking(ProvokeResult soFar, Duration left) {
        listener.provoking(soFar, left);
        if (update != null && fingerprints.size() > updated) {
            updated = fingerprints.size();
            try {
                update.run();
            } catch (IOException e) {
                // They are written again at the end, which says so if it fails again.
                listener.warn("The reports could not be written yet: " + e.getMessage());
            }
        }
    }
}
