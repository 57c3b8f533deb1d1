package dev.atomicity.hooks;

/**
 * Variables of the JDK that exist once in each JVM. Instrumented code gets one by its method; the hooks of collections use it as the
 * object that is accessed.
 */
public final class GlobalVariable {
    private static final GlobalVariable IN = new GlobalVariable();
    private static final GlobalVariable OUT = new GlobalVariable();
    private static final GlobalVariable ERR = new GlobalVariable();
    private static final GlobalVariable LOCALE = new GlobalVariable();
    private static final GlobalVariable TIME_ZONE = new GlobalVariable();
    private static final GlobalVariable EXCEPTION_HANDLER = new GlobalVariable();

    private GlobalVariable() {}

    /** {@code System.in}. */
    public static Object in() {
        return IN;
    }

    /** {@code System.out}. */
    public static Object out() {
        return OUT;
    }

    /** {@code System.err}. */
    public static Object err() {
        return ERR;
    }

    /** The default locale, of all categories. */
    public static Object locale() {
        return LOCALE;
    }

    /** The default time zone. */
    public static Object timeZone() {
        return TIME_ZONE;
    }

    /** The default handler for uncaught exceptions. */
    public static Object exceptionHandler() {
        return EXCEPTION_HANDLER;
    }

    /**
     * The system properties: the object that the program gets too, so its keys are the same variables. Null where a security
     * manager would have to be asked, which is code of the program.
     */
    @SuppressWarnings("removal") // as long as there may be one
    public static Object properties() {
        return System.getSecurityManager() == null ? System.getProperties() : null;
    }
}
