package contended;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.util.Locale;
import java.util.Properties;

/** Writers and properties by which one thread lets others know that something is ready. */
final class Texts {
    private static final String READY = "contended.ready";
    private static final Locale[] LOCALES = {Locale.ROOT, Locale.ENGLISH};

    private final StringWriter writer = new StringWriter();
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final Properties defaults = new Properties();
    private final Properties properties = new Properties(defaults);
    private final Item[] items;

    private static final class Item {
        int value;
        int same;
    }

    private Texts(int rounds) {
        items = new Item[rounds + 1];
    }

    static void right(int rounds) {
        Texts texts = new Texts(rounds);
        Crowd.each(rounds, texts::write, round -> texts.read(), round -> texts.readAsObject());
        Texts streams = new Texts(rounds);
        Crowd.each(rounds, streams::writeByte, round -> streams.readBytes(), round -> streams.readBytes());
        System.setProperty(READY, "0");
        Texts globals = new Texts(rounds);
        Crowd.each(rounds, globals::setProperty, round -> globals.getProperty(), round -> globals.getInteger());
        Texts inherited = new Texts(rounds);
        inherited.defaults.setProperty(READY, "0");
        Crowd.each(rounds, inherited::setDefault, round -> inherited.getDefault(), round -> inherited.getDefault());
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.ROOT);
        for (int round = 0; round < rounds; round++) {
            Texts locale = new Texts(1);
            Locale.setDefault(Locale.ROOT);
            Crowd.each(1, ignored -> locale.setLocale(), ignored -> locale.getLocale());
        }
        Locale.setDefault(before);
    }

    private void make(int number) {
        Item item = new Item();
        item.value = number;
        item.same = number;
        items[number] = item;
    }

    /** Those that are ready have been made, all of them. */
    private void check(int count) {
        if (count > 0) {
            Item item = items[count - 1];
            if (item.value != item.same) {
                throw new IllegalStateException();
            }
        }
    }

    void write(int round) {
        make(round);
        writer.write("x");
    }

    void read() {
        check(writer.toString().length());
    }

    void readAsObject() {
        Object text = writer;
        check(String.valueOf(text).length());
    }

    void writeByte(int round) throws Exception {
        make(round);
        OutputStream stream = bytes;
        stream.write(1);
    }

    void readBytes() {
        check(bytes.size());
    }

    void setProperty(int round) {
        make(round);
        System.setProperty(READY, Integer.toString(round + 1));
    }

    void getProperty() {
        check(Integer.parseInt(System.getProperty(READY)));
    }

    void getInteger() {
        check(Integer.getInteger(READY));
    }

    void setDefault(int round) {
        make(round);
        defaults.setProperty(READY, Integer.toString(round + 1));
    }

    void getDefault() {
        check(Integer.parseInt(properties.getProperty(READY)));
    }

    void setLocale() {
        make(0);
        Locale.setDefault(LOCALES[1]);
    }

    void getLocale() {
        check(Locale.getDefault().equals(LOCALES[1]) ? 1 : 0);
    }
}
