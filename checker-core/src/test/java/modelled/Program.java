package modelled;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs all cases. Before each stands a region of its own, the nth for the nth line of the file that it writes: a case may
 * be more than one transaction.
 */
public final class Program {
    private Program() {}

    public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
        Partner.start();
        List<Case> cases = new ArrayList<>();
        cases.addAll(Pairs.cases());
        cases.addAll(ArrayStories.cases());
        cases.addAll(ViewStories.cases());
        cases.addAll(HandleStories.cases());
        cases.addAll(ReflectionStories.cases());
        cases.addAll(BufferStories.cases());
        cases.addAll(Stories.cases());
        cases.addAll(WholeObjects.cases());
        cases.addAll(ObjectStories.cases());
        cases.addAll(GlobalStories.cases());
        cases.addAll(ContentStories.cases());
        List<String> expected = new ArrayList<>();
        for (Case next : cases) {
            nextCase();
            region(next);
            expected.add(next.isCut() + " " + next.name());
        }
        Files.write(Path.of(arguments[0]), expected, StandardCharsets.UTF_8);
    }

    static void nextCase() {}

    static void region(Case next) {
        next.before().run();
        Partner.run(next.between());
        next.after().run();
    }
}
