package dev.atomicity.zoo;

import dev.atomicity.specification.Conflicts;
import java.lang.reflect.Method;
import java.util.List;
import java.util.regex.Pattern;
import zoo.Expect;
import zoo.Zoo;

/**
 * Runs programs of the zoo again and again in one JVM, in turn: {@code ZooMain RUNS CONFLICTS OUTCOME [PATTERN]} runs
 * those of which that outcome is expected.
 */
public final class ZooMain {
    private ZooMain() {}

    public static void main(String[] args) throws Exception {
        Pattern wanted = Pattern.compile(args.length > 3 ? args[3] : "");
        List<Class<?>> programs = programs(Conflicts.named(args[1]), Expect.Outcome.valueOf(args[2])).stream()
                .filter(program -> wanted.matcher(program.getName()).find())
                .toList();
        for (int run = Integer.parseInt(args[0]); run > 0; run--) {
            for (Class<?> program : programs) {
                Method main = program.getDeclaredMethod("main", String[].class);
                main.setAccessible(true);
                main.invoke(null, (Object) new String[0]);
            }
        }
    }

    static List<Class<?>> programs(Conflicts conflicts, Expect.Outcome outcome) {
        return Zoo.programs().stream()
                .filter(program -> outcome == expected(program.getAnnotation(Expect.class), conflicts))
                .toList();
    }

    private static Expect.Outcome expected(Expect expect, Conflicts conflicts) {
        return conflicts == Conflicts.DATA ? expect.data() : expect.dataAndLocks();
    }
}
