package dev.atomicity.agent;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Map;

/** Defines classes, each from what a rewriter makes of its file. All others, the hooks too, are those of the tests. */
public final class FilesLoader extends ClassLoader {
    private final Map<String, byte[]> files;
    private final Rewriter rewriter;

    /** Makes a class file of another one. */
    @FunctionalInterface
    public interface Rewriter {
        byte[] rewrite(ClassLoader loader, byte[] classFile);
    }

    /** @param files by the names of the classes, with slashes */
    public FilesLoader(Map<String, byte[]> files, Rewriter rewriter) {
        super(FilesLoader.class.getClassLoader());
        this.files = files;
        this.rewriter = rewriter;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] file = files.get(name.replace('.', '/'));
        if (file == null) {
            throw new ClassNotFoundException(name);
        }
        byte[] rewritten = rewriter.rewrite(this, file);
        return defineClass(name, rewritten, 0, rewritten.length);
    }

    @Override
    public InputStream getResourceAsStream(String name) {
        byte[] file = files.get(name.replace(".class", ""));
        return file == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(file);
    }
}
