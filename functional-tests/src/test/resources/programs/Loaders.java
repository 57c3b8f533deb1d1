package programs;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.function.IntUnaryOperator;

/** Class loaders that find their classes in their own ways. */
public class Loaders {
    /** Loaded by many loaders. */
    public static class Guest implements IntUnaryOperator {
        static int instances;
        int calls;
        Friend friend = new Friend();

        public Guest() {
            instances++;
        }

        @Override
        public int applyAsInt(int x) {
            friend.visits += ++calls;
            return x + instances + friend.visits;
        }
    }

    public static class Friend {
        int visits;
    }

    /** Defines its own copies of the guests; asks others for the rest or, if it is alone, only for the JDK's. */
    static class Own extends ClassLoader {
        final boolean alone;
        final boolean hidesFiles;

        Own(boolean alone, boolean hidesFiles) {
            super(alone ? null : Loaders.class.getClassLoader());
            this.alone = alone;
            this.hidesFiles = hidesFiles;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            if (name.startsWith("programs.Loaders$")) {
                byte[] file = file(name);
                return defineClass(name, file, 0, file.length);
            }
            if (alone && !name.startsWith("java.")) {
                throw new ClassNotFoundException(name + " is not for guests");
            }
            return super.loadClass(name, resolve);
        }

        @Override
        public InputStream getResourceAsStream(String name) {
            return hidesFiles ? null : Loaders.class.getClassLoader().getResourceAsStream(name);
        }
    }

    static byte[] file(String name) {
        try (InputStream in =
                Loaders.class.getClassLoader().getResourceAsStream(name.replace('.', '/') + ".class")) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Throwable {
        for (int kind = 0; kind < 4; kind++) {
            Own loader = new Own((kind & 1) != 0, (kind & 2) != 0);
            Class<?> type = loader.loadClass("programs.Loaders$Guest");
            IntUnaryOperator guest =
                    (IntUnaryOperator) type.getDeclaredConstructor().newInstance();
            System.out.println(guest.applyAsInt(1) + " " + guest.applyAsInt(1) + " " + (type == Guest.class));
        }
        MethodHandles.Lookup hidden = MethodHandles.lookup().defineHiddenClass(file("programs.Loaders$Guest"), true);
        IntUnaryOperator guest = (IntUnaryOperator)
                hidden.findConstructor(hidden.lookupClass(), MethodType.methodType(void.class)).invoke();
        System.out.println(guest.applyAsInt(5) + " " + hidden.lookupClass().isHidden());
    }
}
