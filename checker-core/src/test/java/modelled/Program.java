package modelled;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs all cases, one region each: the nth region of this thread is the nth line of the file that it writes. */
public final class Program {
    private Program() {}

    public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
        Partner.start();
        List<Case> cases = new ArrayList<>();
        cases.addAll(Pairs.cases());
        cases.addAll(Stories.cases());
        List<String> expected = new ArrayList<>();
        for (Case next : cases) {
            region(next);
            expected.add(next.isCut() + " " + next.name());
        }
        Files.write(Path.of(arguments[0]), expected, StandardCharsets.UTF_8);
        Files.write(Path.of(arguments[1]), violations(), StandardCharsets.UTF_8);
    }

    /** The transactions that were cut, as the agent in this JVM counts them. */
    @SuppressWarnings("unchecked")
    private static List<String> violations() throws ReflectiveOperationException {
        Method violations =
                Class.forName("dev.atomicity.hooks.Checking", true, null).getDeclaredMethod("violations");
        violations.setAccessible(true);
        return (List<String>) violations.invoke(null);
    }

    static void region(Case next) {
        next.before().run();
        Partner.run(next.between());
        next.after().run();
    }
}
