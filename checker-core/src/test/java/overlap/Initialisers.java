package overlap;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Classes that make a call when they are initialised: each round loads one again. Not watched. */
public final class Initialisers {
    private record Made(String name, byte[] file) {}

    private static final Map<Operation, Made> CLASSES = new ConcurrentHashMap<>();

    /** The round of the current thread, and then the result of the call. */
    private static final ThreadLocal<Object> CURRENT = new ThreadLocal<>();

    private Initialisers() {}

    static void add(Operation operation, String name, byte[] file) {
        CLASSES.put(operation, new Made(name, file));
    }

    static Object initialise(Operation operation, Round round) {
        Made made = CLASSES.get(operation);
        CURRENT.set(round);
        try {
            Class.forName(
                    made.name().replace('/', '.'),
                    true,
                    new OperationMaker.MadeClasses(Map.of(made.name(), made.file())));
            return CURRENT.get();
        } catch (ExceptionInInitializerError e) {
            return e.getCause().getClass();
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        } finally {
            CURRENT.remove();
        }
    }

    /** What a class that is being initialised calls. */
    public static Round round() {
        return (Round) CURRENT.get();
    }

    public static void made(Object result) {
        CURRENT.set(result);
    }
}
