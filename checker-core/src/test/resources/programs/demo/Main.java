package demo;

/** Adds to a number while another thread sets it, or with no other thread, and ends in the way it is told. */
public class Main {
    @interface Atomic {}

    private static final Object LOCK = new Object();
    private static int number;

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> otherThread(arguments[0]), "other");
        other.start();
        switch (arguments[0]) {
            case "cut" -> add();
            case "cutByLock" -> lockTwice();
            default -> other.join();
        }
        other.join();
        System.out.println("out " + number);
        System.err.println("err " + number);
        end(arguments[1]);
    }

    private static void otherThread(String what) {
        if (what.equals("cut")) {
            Turn.await("looked");
            set();
            Turn.give("changed");
        } else if (what.equals("cutByLock")) {
            Turn.await("looked");
            lock();
            Turn.give("changed");
        }
    }

    static void set() {
        number = 10;
    }

    @Atomic
    static void add() {
        int before = number;
        Turn.give("looked");
        Turn.await("changed");
        number = before + 1;
    }

    static void lock() {
        synchronized (LOCK) {
        }
    }

    static void lockTwice() {
        lock();
        Turn.give("looked");
        Turn.await("changed");
        lock();
    }

    /** As if hooks failed at one place, over and over, and none succeeded there. */
    private static void breakChecker() {
        try {
            Class<?> hooks = Class.forName("dev.atomicity.hooks.engine.HookEntry", true, null);
            Object thread = hooks.getMethod("current").invoke(null);
            java.lang.reflect.Field failure = thread.getClass().getField("failure");
            failure.setAccessible(true);
            java.lang.reflect.Method giveUp = Class.forName("dev.atomicity.hooks.engine.HookFailures", true, null)
                    .getDeclaredMethod("giveUp", thread.getClass(), int.class);
            giveUp.setAccessible(true);
            // Nothing watched may come in between: it would notice the failure before it is given up.
            java.lang.reflect.Method set = java.lang.reflect.Field.class.getMethod("set", Object.class, Object.class);
            Object[] broken = {thread, new IllegalStateException("broken on purpose")};
            Object[] where = {thread, 1};
            for (int i = 0; i < 50; i++) {
                set.invoke(failure, broken);
                giveUp.invoke(null, where);
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void end(String how) {
        switch (how) {
            case "exit0" -> System.exit(0);
            case "exit7" -> System.exit(7);
            case "halt0" -> Runtime.getRuntime().halt(0);
            case "exitUnwatched" -> Turn.exit(7);
            case "shutdownHook" ->
                Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook " + number)));
            case "throw" -> throw new IllegalStateException("on purpose");
            case "throwInThread" -> new Thread(
                            () -> {
                                throw new IllegalStateException("on purpose");
                            })
                    .start();
            case "breakChecker" -> breakChecker();
            case "setErr" -> System.setErr(System.out);
            case "forever" -> {
                Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("bye")));
                System.out.println("ready");
                while (true) {
                    try {
                        Thread.sleep(1000);
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
            default -> {}
        }
    }
}
