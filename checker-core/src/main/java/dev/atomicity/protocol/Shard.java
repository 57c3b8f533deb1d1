package dev.atomicity.protocol;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * A part of the test classes: those that are assigned to it. Of a class that is assigned to none, the name decides, which is
 * the same on every machine.
 *
 * @param index from 1
 * @param assigned the index of the shard of each class that is known, by its name; nested classes belong to their outermost one
 */
public record Shard(int index, int count, Map<String, Integer> assigned) {
    /** Everything. */
    public static final Shard WHOLE = new Shard(1, 1, Map.of());

    private static final Pattern FORM = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

    public Shard {
        assigned = Map.copyOf(assigned);
    }

    /**
     * Reads {@code 2/5}, the second of five.
     *
     * @throws IllegalArgumentException if it is not of that form
     */
    public static Shard of(String text) {
        Matcher matcher = FORM.matcher(text.trim());
        if (matcher.matches()) {
            int index = Integer.parseInt(matcher.group(1));
            int count = Integer.parseInt(matcher.group(2));
            if (index >= 1 && index <= count) {
                return new Shard(index, count, Map.of());
            }
        }
        throw new IllegalArgumentException(
                "'" + text + "' is not a shard: expected one of 1/N to N/N, as 2/5 for the second of five");
    }

    /** The same part, with classes assigned. */
    public Shard with(Map<String, Integer> classes) {
        return new Shard(index, count, classes);
    }

    /** Whether the tests of the class, and of the classes in it, belong to it. */
    public boolean contains(String className) {
        String outermost = className.replaceFirst("\\$.*", "");
        Integer owner = assigned.get(outermost);
        if (owner != null) {
            return owner == index;
        }
        CRC32 hash = new CRC32();
        hash.update(outermost.getBytes(StandardCharsets.UTF_8));
        return hash.getValue() % count == index - 1;
    }

    void write(DataOutput out) throws IOException {
        Fields.writeText(out, toString());
        Map<String, String> texts = new TreeMap<>();
        assigned.forEach((name, owner) -> texts.put(name, owner.toString()));
        Fields.writeMap(out, texts);
    }

    static Shard read(DataInput in) throws IOException {
        Shard shard = of(Fields.readText(in));
        Map<String, Integer> assigned = new TreeMap<>();
        Fields.readMap(in).forEach((name, owner) -> assigned.put(name, Integer.valueOf(owner)));
        return shard.with(assigned);
    }

    /** As users write it. */
    @Override
    public String toString() {
        return index + "/" + count;
    }
}
