package dev.atomicity.hooks.data;

import dev.atomicity.shadow.Memory;
import java.util.Properties;

/** The properties that others have for defaults: what is not found in these is looked for in those. */
public final class PropertyDefaults {
    private static final long DEFAULTS = JdkFields.placeOf(Properties.class, "defaults");

    private PropertyDefaults() {}

    /** The properties in which those are looked up that have no value here, or null. */
    public static Object of(Object properties) {
        return properties.getClass() == Properties.class && DEFAULTS != JdkFields.MISSING
                ? Memory.getReference(properties, DEFAULTS)
                : null;
    }
}
