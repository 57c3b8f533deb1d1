package tests;

/** Whether the tests are checked. */
final class Agent {
    private Agent() {}

    static boolean isThere() {
        try {
            Class.forName("dev.atomicity.hooks.AccessHooks", false, null);
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }
}
