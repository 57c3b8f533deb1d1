package dev.atomicity.agent;

import dev.atomicity.run.CompiledProgram;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Classes and methods of Java source, as the analyses get to see them. */
public final class Sources {
    private Sources() {}

    /** The class of that name in a source file. */
    public static ClassNode type(String name, String source) {
        return type(name, CompiledProgram.classesOf(source));
    }

    public static ClassNode type(String name, Map<String, byte[]> classes) {
        ClassNode type = new ClassNode();
        new ClassReader(classes.get(name)).accept(type, ClassReader.EXPAND_FRAMES);
        return type;
    }

    /** A class named {@code Source} with those members. */
    public static ClassNode typeWith(String members) {
        return type("Source", """
                import java.util.*;
                import java.util.concurrent.locks.*;
                import java.util.function.*;
                class Source {
                %s
                }
                """.formatted(members));
    }

    public static MethodNode method(ClassNode type, String name) {
        return type.methods.stream()
                .filter(method -> method.name.equals(name))
                .findFirst()
                .orElseThrow();
    }
}
