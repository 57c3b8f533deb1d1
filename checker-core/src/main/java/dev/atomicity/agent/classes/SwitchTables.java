package dev.atomicity.agent.classes;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The tables that compilers generate for a {@code switch} over an enum: from the ordinals of the constants to the cases. A table is filled
 * by the thread that comes to the switch first, and is the same whoever fills it. So filling it is not work of the method with the switch,
 * and is not recorded.
 */
public final class SwitchTables {
    /** What the Eclipse compiler calls the method that fills a table at its first call. */
    private static final String ECLIPSE = "$SWITCH_TABLE$";

    private SwitchTables() {}

    /** Whether the method fills a table: that of Java and Kotlin is in a synthetic class of its own. */
    public static boolean isFilledBy(MethodNode method, ClassNode type) {
        boolean isInClassOfTable = (type.access & Opcodes.ACC_SYNTHETIC) != 0
                && type.fields.stream().allMatch(field -> field.desc.equals("[I") && field.name.startsWith("$"));
        return method.name.startsWith(ECLIPSE) || (method.name.equals("<clinit>") && isInClassOfTable);
    }
}
