package dev.atomicity.check;

/** A setting is wrong. The caller knows how the user writes settings, and says so. */
public final class SettingException extends Exception {
    private final String setting;

    public SettingException(String setting, String message) {
        super(message);
        this.setting = setting;
    }

    /** The name of the setting, such as {@code maxViolations}. */
    public String setting() {
        return setting;
    }
}
