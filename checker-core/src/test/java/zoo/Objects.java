package zoo;

import static zoo.Expect.Outcome.MAY_BE_CUT;
import static zoo.Expect.Outcome.QUIET;

import dev.atomicity.zoo.Interleave;
import java.io.StringWriter;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Objects of the JDK with a state, and variables of the JVM. */
@SuppressWarnings("JavaUtilDate")
final class Objects {
    private Objects() {}

    /** Two threads look for words with one matcher. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class SharedMatcher {
        private final Matcher matcher = Pattern.compile("a").matcher("");

        @Atomic
        boolean hasWord() {
            matcher.reset("bab");
            Interleave.here();
            return matcher.find();
        }

        public static void main(String[] args) {
            SharedMatcher shared = new SharedMatcher();
            Together.repeat(2, Together.ROUNDS, shared::hasWord);
        }
    }

    /** Each has its own. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class OwnMatcher {
        private final Pattern pattern = Pattern.compile("a");

        @Atomic
        boolean hasWord() {
            Matcher matcher = pattern.matcher("bab");
            Interleave.here();
            return matcher.find();
        }

        public static void main(String[] args) {
            OwnMatcher shared = new OwnMatcher();
            Together.repeat(2, Together.ROUNDS, shared::hasWord);
        }
    }

    /** A date that takes its time. */
    @SuppressWarnings("serial")
    private static final class SlowDate extends Date {
        @Override
        public long getTime() {
            Interleave.here();
            return 0;
        }
    }

    /** Two threads are in one format at the same time. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class SharedFormat {
        private final SimpleDateFormat format = new SimpleDateFormat("yyyy", Locale.ROOT);

        @Atomic
        String text() {
            return format.format(new SlowDate());
        }

        public static void main(String[] args) {
            SharedFormat shared = new SharedFormat();
            Together.repeat(2, Together.ROUNDS, shared::text);
        }
    }

    /** One after the other is in the format, and leaves nothing there that the other one could see. */
    @Expect(data = QUIET, dataAndLocks = MAY_BE_CUT)
    static final class LockedFormat {
        private final SimpleDateFormat format = new SimpleDateFormat("yyyy", Locale.ROOT);

        @Atomic
        String twoTexts() {
            String first = text();
            Interleave.here();
            return first + text();
        }

        private String text() {
            synchronized (format) {
                return format.format(new SlowDate());
            }
        }

        public static void main(String[] args) {
            LockedFormat shared = new LockedFormat();
            Together.repeat(3, Together.ROUNDS, shared::twoTexts);
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class FormatOfEachThread {
        private static final ThreadLocal<SimpleDateFormat> FORMAT =
                ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy", Locale.ROOT));

        @Atomic
        String twoTexts() {
            FORMAT.get().applyPattern("yy");
            Interleave.here();
            return FORMAT.get().format(new SlowDate());
        }

        public static void main(String[] args) {
            FormatOfEachThread shared = new FormatOfEachThread();
            Together.repeat(3, Together.ROUNDS, shared::twoTexts);
        }
    }

    /** Nobody counts on which numbers are drawn. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class SharedRandom {
        private final Random random = new Random(5);

        @Atomic
        int twoDice() {
            int first = random.nextInt(6);
            Interleave.here();
            return first + random.nextInt(6);
        }

        public static void main(String[] args) {
            SharedRandom shared = new SharedRandom();
            Together.repeat(3, Together.ROUNDS, shared::twoDice);
        }
    }

    /** The numbers after a seed are to be the same each time. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class SeededRandom {
        private final Random random = new Random();

        @Atomic
        int sameEachTime() {
            random.setSeed(1);
            Interleave.here();
            return random.nextInt();
        }

        public static void main(String[] args) {
            SeededRandom shared = new SeededRandom();
            Together.repeat(2, Together.ROUNDS, shared::sameEachTime);
        }
    }

    /** The array of one thread is filled by another one: as in the appenders of log4j, bug 44032. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class FilledArray {
        private final List<String> names = new ArrayList<>(List.of("a", "b"));
        private final String[] last = new String[3];

        @Atomic
        int fill() {
            names.toArray(last);
            Interleave.here();
            return last[1].length();
        }

        public static void main(String[] args) {
            FilledArray shared = new FilledArray();
            Together.repeat(2, Together.ROUNDS, shared::fill);
        }
    }

    /** What is looked at was not there for the whole time. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class TextOfList {
        private final List<String> names = new ArrayList<>(List.of("a"));

        @Atomic
        boolean isSame() {
            String before;
            synchronized (this) {
                before = "names: " + names;
            }
            Interleave.here();
            synchronized (this) {
                return before.equals(String.valueOf(names));
            }
        }

        @Atomic
        synchronized void add() {
            names.add("b");
        }

        public static void main(String[] args) {
            TextOfList shared = new TextOfList();
            Together.run(shared::isSame, shared::add, shared::isSame, shared::add);
        }
    }

    /** Check, then set. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class PropertySetOnce {
        @Atomic
        static void setOnce() {
            if (System.getProperty("zoo.once") == null) {
                Interleave.here();
                System.setProperty("zoo.once", "set");
            }
        }

        public static void main(String[] args) {
            for (int round = 0; round < Together.ROUNDS; round++) {
                Together.run(PropertySetOnce::setOnce, PropertySetOnce::setOnce);
                System.clearProperty("zoo.once");
            }
        }
    }

    /** Each has a property of its own. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class PropertyOfEachThread {
        @Atomic
        static void count() {
            String name = "zoo." + Thread.currentThread().getName();
            int old = Integer.getInteger(name, 0);
            Interleave.here();
            System.setProperty(name, Integer.toString(old + 1));
        }

        public static void main(String[] args) {
            Together.repeat(3, Together.ROUNDS, PropertyOfEachThread::count);
        }
    }

    /** Lines of several threads, in any order. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class PrintedLines {
        @Atomic
        void print() {
            System.out.println("one");
            Interleave.here();
            System.out.println("two");
        }

        public static void main(String[] args) {
            PrintedLines shared = new PrintedLines();
            Together.repeat(3, 2, shared::print);
        }
    }

    /** A text in memory that two threads write at the same time. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class SharedWriter {
        private final StringWriter text = new StringWriter();

        @Atomic
        void writeLine() {
            text.write("one");
            Interleave.here();
            text.write("\n");
        }

        public static void main(String[] args) {
            SharedWriter shared = new SharedWriter();
            Together.repeat(2, Together.ROUNDS, shared::writeLine);
        }
    }
}
