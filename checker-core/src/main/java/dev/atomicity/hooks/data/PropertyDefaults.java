package dev.atomicity.hooks.data;

import dev.atomicity.shadow.Memory;
import java.util.Properties;

/** The defaults of properties: a key that the properties do not have is looked up there. */
public final class PropertyDefaults {
    private static final long DEFAULTS = JdkFields.placeOf(Properties.class, "defaults");

    private PropertyDefaults() {}

    /** The defaults of the properties, or null if they have none. */
    public static Object of(Object properties) {
        return properties.getClass() == Properties.class && DEFAULTS != JdkFields.MISSING
                ? Memory.getReference(properties, DEFAULTS)
                : null;
    }
}
