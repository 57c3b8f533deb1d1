package modelled;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.MessageFormat;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Scanner;

/** Objects of the JDK with a state, as they are shared by mistake, and as they are shared well. */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue", "JavaUtilDate"}) // the calls are what matters
final class ObjectStories {
    private ObjectStories() {}

    static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        overlaps(cases);
        seeds(cases);
        Scanner words = new Scanner("a b c d");
        Iterator<String> iterator = words;
        cases.add(new Case(
                "a scanner as an iterator", true, () -> iterator.next(), () -> iterator.next(), () -> iterator.next()));
        OutputStream memory = new ByteArrayOutputStream();
        Runnable write = () -> unchecked(() -> memory.write(1));
        cases.add(new Case("what is in memory cannot be closed", false, write, () -> unchecked(memory::close), write));
        return cases;
    }

    private interface Code {
        void run() throws IOException;
    }

    private static void unchecked(Code code) {
        try {
            code.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final Runnable NOTHING = () -> {};

    /** A date that another thread uses its time to come in. */
    @SuppressWarnings("serial")
    private static final class SlowDate extends Date {
        private final transient Runnable meanwhile;

        SlowDate(Runnable meanwhile) {
            this.meanwhile = meanwhile;
        }

        @Override
        public long getTime() {
            Partner.run(meanwhile);
            return 0;
        }
    }

    /** Something that another thread uses its text to come in. */
    private record SlowText(Runnable meanwhile) {
        @Override
        public String toString() {
            Partner.run(meanwhile);
            return "slow";
        }
    }

    /** Calls that need the object for themselves. */
    private static void overlaps(List<Case> cases) {
        SimpleDateFormat dates = new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT);
        Date date = new Date(1);
        Runnable format = () -> dates.format(date);
        cases.add(new Case(
                "two threads in one SimpleDateFormat",
                true,
                () -> dates.format(new SlowDate(format)),
                NOTHING,
                NOTHING));
        SimpleDateFormat others = new SimpleDateFormat("yyyy", Locale.ROOT);
        cases.add(new Case(
                "two threads in a SimpleDateFormat each",
                false,
                () -> dates.format(new SlowDate(() -> others.format(date))),
                NOTHING,
                NOTHING));
        MessageFormat message = new MessageFormat("{0}", Locale.ROOT);
        cases.add(new Case(
                "a format within itself",
                false,
                () -> message.format(new Object[] {new SlowText(NOTHING) + message.format(new Object[] {"a"})}),
                NOTHING,
                () -> message.format(new Object[] {"b"})));
        cases.add(new Case(
                "two threads in one MessageFormat",
                true,
                () -> message.format(new Object[] {new SlowText(() -> message.format(new Object[] {"a"}))}),
                NOTHING,
                NOTHING));
        Runnable fails = () -> {
            try {
                dates.parse("no date");
            } catch (ParseException e) {
                e.getMessage();
            }
        };
        cases.add(new Case("calls that fail, one after the other", false, fails, fails, fails));
        cases.add(new Case("a call after one that has failed", false, fails, format, fails));
    }

    private static void seeds(List<Case> cases) {
        Random random = new Random();
        Runnable draw = () -> random.nextInt();
        cases.add(new Case("numbers after a seed of one's own", true, () -> random.setSeed(1), draw, draw));
        cases.add(new Case("numbers after a seed, undisturbed", false, () -> random.setSeed(1), NOTHING, draw));
        cases.add(new Case("numbers of several threads", false, draw, draw, draw));
        MessageDigest digest = sha();
        Runnable atOnce = () -> digest.digest(new byte[3]);
        cases.add(new Case("a digest of two parts", true, () -> digest.update((byte) 1), atOnce, atOnce));
        cases.add(new Case("digests of one part each", false, atOnce, atOnce, atOnce));
    }

    private static MessageDigest sha() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
