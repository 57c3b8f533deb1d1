package dev.atomicity.functional.instrumentation;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;

/** Defines the classes of the corpus, each from what a rewriter makes of its file. */
final class CorpusLoader extends ClassLoader {
    private final Map<String, byte[]> classFiles;
    private final Rewriter rewriter;

    /** Turns a class file into another. */
    @FunctionalInterface
    interface Rewriter {
        byte[] rewrite(ClassLoader loader, byte[] classFile);
    }

    /** The parent has the hooks, and nothing of the corpus. */
    CorpusLoader(Map<String, byte[]> classFiles, Rewriter rewriter) {
        super(new HooksOnly());
        this.classFiles = classFiles;
        this.rewriter = rewriter;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] classFile = classFiles.get(name.replace('.', '/') + ".class");
        if (classFile == null) {
            throw new ClassNotFoundException(name);
        }
        byte[] rewritten = rewriter.rewrite(this, classFile);
        return defineClass(name, rewritten, 0, rewritten.length);
    }

    @Override
    public InputStream getResourceAsStream(String name) {
        byte[] classFile = classFiles.get(name);
        return classFile == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(classFile);
    }

    /**
     * Links the class, which verifies it, without initialising it.
     *
     * @return what came of it, for comparison with another loader: nothing, or what is missing
     */
    String link(String name) {
        try {
            Class<?> type = Class.forName(name, false, this);
            Objects.requireNonNull(type.getDeclaredMethods()); // links first, and then asks for the methods' types
            return "";
        } catch (NoClassDefFoundError | TypeNotPresentException | ClassNotFoundException e) {
            return "something is missing"; // what is asked for first depends on where names lie in memory
        } catch (LinkageError e) {
            return e.getClass().getName() + ": "
                    + String.valueOf(e.getMessage()).lines().findFirst().orElse("");
        }
    }

    /** The platform's classes and the hooks. */
    private static final class HooksOnly extends ClassLoader {
        HooksOnly() {
            super(ClassLoader.getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (name.startsWith("dev.atomicity.")) {
                return CorpusLoader.class.getClassLoader().loadClass(name);
            }
            throw new ClassNotFoundException(name);
        }
    }
}
