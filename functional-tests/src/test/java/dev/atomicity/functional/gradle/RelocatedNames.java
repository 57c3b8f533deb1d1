package dev.atomicity.functional.gradle;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;

/**
 * Gives the classes that run a user's tests the true names of the test frameworks again. In the shaded runtime they refer
 * to the shaded JUnit and TestNG, so they would look in vain for the user's own; with the names as they were, the worker
 * process finds those on the class path of the tests.
 */
final class RelocatedNames {

    private static final String SHADED = "org/gradle/internal/impldep/";
    private static final List<String> TEST_FRAMEWORKS =
            List.of("org/junit", "junit/", "org/testng", "org/hamcrest", "org/opentest4j");

    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;

    private RelocatedNames() {}

    /** Rewrites the strings of the constant pool; everything else refers to them by number and stays as it is. */
    static byte[] restore(byte[] classFile) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(classFile.length);
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(in.readInt()); // magic
        out.writeInt(in.readInt()); // version
        int count = in.readUnsignedShort();
        out.writeShort(count);
        for (int index = 1; index < count; index++) {
            int tag = in.readUnsignedByte();
            out.writeByte(tag);
            if (tag == UTF8) {
                out.writeUTF(restore(in.readUTF()));
            } else {
                out.write(in.readNBytes(sizeOf(tag)));
            }
            if (tag == LONG || tag == DOUBLE) {
                index++; // these take two numbers of the pool
            }
        }
        in.transferTo(out);
        return bytes.toByteArray();
    }

    private static String restore(String constant) {
        String restored = constant;
        for (String framework : TEST_FRAMEWORKS) {
            restored = restored.replace(SHADED + framework, framework)
                    .replace((SHADED + framework).replace('/', '.'), framework.replace('/', '.'));
        }
        return restored;
    }

    private static int sizeOf(int tag) throws IOException {
        return switch (tag) {
            case 7, 8, 16, 19, 20 -> 2; // class, string, method type, module, package
            case 15 -> 3; // method handle
            case 3, 4, 9, 10, 11, 12, 17, 18 -> 4; // int, float, members, name and type, dynamic
            case LONG, DOUBLE -> 8;
            default -> throw new IOException("Unknown constant of kind " + tag);
        };
    }
}
