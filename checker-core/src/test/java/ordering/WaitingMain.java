package ordering;

import java.util.ArrayList;
import java.util.List;

/** Runs all programs with pauses and signals, one after another. */
public final class WaitingMain {
    private WaitingMain() {}

    public static void main(String[] args) throws Exception {
        List<Cut> programs = new ArrayList<>(Pauses.all());
        programs.addAll(Polling.all());
        programs.addAll(HeardSignals.all());
        programs.addAll(LostSignals.all());
        for (Cut program : programs) {
            program.run();
        }
    }
}
