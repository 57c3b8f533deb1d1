package dev.atomicity.hooks.places;

import dev.atomicity.steps.Operation;
import dev.atomicity.steps.ParameterTypes;
import dev.atomicity.steps.VariableText;
import java.util.Arrays;

/**
 * The places in the program's code that hooks name by number. The agent adds them while it transforms classes; the
 * findings are reported with them.
 */
public final class Sites {
    /**
     * A place in the code.
     *
     * @param owner the class, with dots
     * @param descriptor of the method, as in the class file: overloaded methods differ in it
     * @param file the source file, or null
     * @param line the line, or -1
     * @param operation what happens there; {@link Operation#REGION} if the site stands for a region
     * @param variable what it happens to, such as {@code Account.balance}; null for a region
     */
    public record Site(
            String owner,
            String method,
            String descriptor,
            String file,
            int line,
            Operation operation,
            String variable) {
        /** As in a stack trace: class, method, file and line. */
        public String location() {
            String place = file == null ? "unknown source" : line < 0 ? file : file + ":" + line;
            return owner + "." + method + "(" + place + ")";
        }

        /** The class, the method and the simple names of its parameters: the same in every run, without a line. */
        public String signature() {
            return owner + "." + method + ParameterTypes.simple(descriptor);
        }
    }

    /** The end of a variable's name that stands for a call of one of the JDK's methods, such as {@code Map.get()}. */
    public static final String CALL = VariableText.CALL;

    private static volatile Site[] sites = new Site[1024];
    private static int size = 1;

    private Sites() {}

    /** Numbers a site, from 1. */
    public static synchronized int add(Site site) {
        Site[] known = size == sites.length ? Arrays.copyOf(sites, 2 * size) : sites;
        known[size] = site;
        sites = known; // publishes the entry
        return size++;
    }

    /** Null if there is no site of that number. */
    public static Site get(long number) {
        Site[] known = sites;
        return number > 0 && number < known.length ? known[(int) number] : null;
    }

    /** All sites so far have numbers below that. */
    public static synchronized int count() {
        return size;
    }

    /** The region whose own code the place is in, null if its method is none. */
    public static Site regionAround(Site place) {
        for (Site site : sites) {
            if (site != null
                    && place != null
                    && site.operation() == Operation.REGION
                    && site.owner().equals(place.owner())
                    && site.method().equals(place.method())
                    && site.descriptor().equals(place.descriptor())) {
                return site;
            }
        }
        return null;
    }
}
