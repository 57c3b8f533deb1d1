package dev.atomicity.run;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Java source compiled by a test. */
public final class CompiledProgram {
    private CompiledProgram() {}

    /** Compiles all sources below a directory. */
    public static void compile(Path sources, Path classes) {
        try (Stream<Path> files = Files.walk(sources)) {
            compile(files.filter(file -> file.toString().endsWith(".java")).toList(), classes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The classes of a source file, by their names with slashes. Nothing is written to a disk. */
    public static Map<String, byte[]> classesOf(String source) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        Map<String, ByteArrayOutputStream> written = new HashMap<>();
        JavaFileObject file =
                new SimpleJavaFileObject(URI.create("source:///Source.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }

                    @Override
                    public boolean isNameCompatible(String simpleName, Kind kind) {
                        return true; // whatever the public class is called
                    }
                };
        try (JavaFileManager files =
                new ForwardingJavaFileManager<>(compiler.getStandardFileManager(null, null, null)) {
                    @Override
                    public JavaFileObject getJavaFileForOutput(
                            Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
                        return new SimpleJavaFileObject(URI.create("class:///" + name), kind) {
                            @Override
                            public OutputStream openOutputStream() {
                                return written.computeIfAbsent(
                                        name.replace('.', '/'), key -> new ByteArrayOutputStream());
                            }
                        };
                    }
                }) {
            run(compiler, files, List.of("-proc:none", "-g"), List.of(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, byte[]> classes = new HashMap<>();
        written.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
        return classes;
    }

    private static void compile(List<Path> sources, Path classes) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            run(
                    compiler,
                    files,
                    List.of("-d", classes.toString(), "-proc:none"),
                    files.getJavaFileObjectsFromPaths(sources));
        }
    }

    private static void run(
            JavaCompiler compiler,
            JavaFileManager files,
            List<String> options,
            Iterable<? extends JavaFileObject> sources) {
        StringWriter messages = new StringWriter();
        if (!compiler.getTask(messages, files, null, options, null, sources).call()) {
            throw new IllegalArgumentException(messages.toString());
        }
    }
}
