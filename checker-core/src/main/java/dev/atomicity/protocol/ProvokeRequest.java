package dev.atomicity.protocol;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;

/**
 * Which tests to execute again, directed.
 *
 * @param tests unique ids, in the order in which to take them
 * @param budgetMillis for all of them together
 * @param replay the text of one plan: then only the first test is executed, {@code attempts} times under that plan, and
 *     nothing is searched; null to search
 */
public record ProvokeRequest(List<String> tests, long budgetMillis, long seed, String replay, int attempts) {
    public ProvokeRequest {
        tests = List.copyOf(tests);
    }

    /** Executes the tests, and searches for plans. */
    public static ProvokeRequest search(List<String> tests, long budgetMillis, long seed) {
        return new ProvokeRequest(tests, budgetMillis, seed, null, 0);
    }

    /** Executes one test under one plan. */
    public static ProvokeRequest replay(String test, String plan, int attempts, long budgetMillis, long seed) {
        return new ProvokeRequest(List.of(test), budgetMillis, seed, plan, attempts);
    }

    void write(DataOutput out) throws IOException {
        Fields.writeTexts(out, tests);
        out.writeLong(budgetMillis);
        out.writeLong(seed);
        Fields.writeText(out, replay);
        out.writeInt(attempts);
    }

    static ProvokeRequest read(DataInput in) throws IOException {
        return new ProvokeRequest(
                Fields.readTexts(in), in.readLong(), in.readLong(), Fields.readText(in), in.readInt());
    }
}
