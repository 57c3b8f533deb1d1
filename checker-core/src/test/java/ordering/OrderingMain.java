package ordering;

import java.util.ArrayList;
import java.util.List;

/** Runs all programs, one after another. */
public final class OrderingMain {
    private OrderingMain() {}

    public static void main(String[] args) throws Exception {
        List<Cut> programs = new ArrayList<>(Tasks.all());
        programs.addAll(Locks.all());
        programs.addAll(Locks.shared());
        programs.add(new Locks.Latch());
        for (Cut program : programs) {
            program.run();
        }
        Right.run();
    }
}
